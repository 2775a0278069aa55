import { Link } from 'react-router-dom';
import { recipe } from '../theme/css' with { type: 'macro' };
import { styled } from '../theme/styled';

const textLinkRecipe = recipe({
  py: '1',
  color: 'fg',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  _hover: { textDecorationThickness: '2px' },
});

export const TextLink = styled(Link, textLinkRecipe);

export const ExternalLink = styled('a', textLinkRecipe);
