import { Link } from 'react-router-dom';
import { textLinkRecipe } from '../theme/recipes/text-link';
import { styled } from '../theme/styled';

/** An inline link to a page of the site. */
export const TextLink = styled(Link, textLinkRecipe);

/** A link to another site or `mailto:`. */
export const OutsideLink = styled('a', textLinkRecipe);
