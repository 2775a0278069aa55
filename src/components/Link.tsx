import { Link } from 'react-router-dom';
import { textLinkRecipe } from '../theme/recipes/text-link';
import { styled } from '../theme/styled';

/** A link within a sentence or below a form, to another page of the site. */
export const TextLink = styled(Link, textLinkRecipe);

/** The same for another site or `mailto:`; takes `href`. */
export const OutsideLink = styled('a', textLinkRecipe);
