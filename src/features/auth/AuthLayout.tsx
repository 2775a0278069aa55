import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/Logo';
import { PageHeading } from '../../components/PageHeading';
import { paths } from '../../lib/paths';
import { palette, translucent } from '../../theme/palette';

interface AuthLayoutProps {
  /** The page's heading, e.g. 'Sign In'. */
  heading: string;
  /** One sentence below it. */
  lead?: ReactNode;
  children: ReactNode;
  /** A line below the form, with a link. */
  below?: ReactNode;
}

/** Layout of sign-in, sign-up and forgotten password. */
export function AuthLayout({ heading, lead, children, below }: AuthLayoutProps) {
  return (
    <chakra.div
      minH="100dvh"
      display="flex"
      flexDirection="column"
      px="gutter"
      pb="12"
      bgImage={`radial-gradient(120% 70% at 50% -10%, ${translucent(palette.amber[400], 0.2)}, transparent 60%), radial-gradient(80% 60% at 90% 110%, rgb(86 92 190 / 0.22), transparent 70%)`}
    >
      <chakra.header h="bar" display="flex" alignItems="center">
        <Link to={paths.landing} aria-label="Fin, to the first page">
          <Logo />
        </Link>
      </chakra.header>
      <chakra.main
        tabIndex={-1}
        w="full"
        maxW="form"
        mx="auto"
        mt={{ base: '4', md: '8vh' }}
        display="grid"
        gap="6"
        p={{ base: 'min(1.5rem, 6vw)', sm: '9' }}
        bg="bg.surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="xl"
        boxShadow="lifted"
      >
        <chakra.div display="grid" gap="2">
          <PageHeading>{heading}</PageHeading>
          {lead && <chakra.div color="fg.muted">{lead}</chakra.div>}
        </chakra.div>
        {children}
        {below && <chakra.div color="fg.muted">{below}</chakra.div>}
      </chakra.main>
    </chakra.div>
  );
}
