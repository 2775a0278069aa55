import { Link } from 'react-router-dom';
import { textLinkRecipe } from '../theme/recipes/text-link';
import { styled } from '../theme/styled';

export const TextLink = styled(Link, textLinkRecipe);

export const ExternalLink = styled('a', textLinkRecipe);
