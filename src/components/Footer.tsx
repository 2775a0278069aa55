import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { Logo } from './Logo';

export function Footer() {
  return (
    <Frame>
      <chakra.div display="grid" gap="3" maxW="prose">
        <Logo />
        <chakra.p color="fg.muted">Every good story has one. Find yours tonight.</chakra.p>
      </chakra.div>
      <Links>
        <li>
          <FootLink to={paths.submission}>Submit your movie</FootLink>
        </li>
        <li>
          <FootLink to={paths.terms}>Terms &amp; Conditions</FootLink>
        </li>
        <li>
          <FootLink to={paths.privacyPolicy}>Privacy Policy</FootLink>
        </li>
      </Links>
      <chakra.p color="fg.subtle" fontSize="sm" gridColumn="1 / -1">
        © 2025 Fin. All rights reserved.
      </chakra.p>
    </Frame>
  );
}

const Frame = chakra('footer', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr auto' },
    alignItems: 'end',
    gap: '8',
    mt: '20',
    px: 'edge',
    py: '12',
    borderTopWidth: '1px',
    borderColor: 'border',
    bg: 'bg.deep',
  },
});

const Links = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' },
});

const FootLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'fg.muted',
    textUnderlineOffset: '0.3em',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});
