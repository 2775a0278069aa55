import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { textLinkRecipe } from '../theme/recipes/text-link';

/** A link within a sentence or below a form, to another page of the site. */
export const TextLink = chakra(Link, textLinkRecipe);

/** The same for another site or `mailto:`; takes `href`. */
export const OutsideLink = chakra('a', textLinkRecipe);
