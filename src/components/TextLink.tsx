import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** A link within a sentence or below a form. */
export const TextLink = chakra(Link, {
  base: {
    color: 'accent.hover',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    _hover: { color: 'fg' },
  },
});
