import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { buttonRecipe } from '../theme/recipes/button';

/** A button: `variant` solid | outline | ghost, `size` sm | md | lg | icon. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link within the site that looks like a button; takes react-router's `to` and `state`. */
export const LinkButton = chakra(Link, buttonRecipe);
