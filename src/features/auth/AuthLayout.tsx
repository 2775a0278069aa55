import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/Button';
import { NoScriptNotice } from '../../components/feedback/NoScriptNotice';
import { Logo } from '../../components/Logo';
import { PageHeading } from '../../components/PageHeading';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { translucent } from '../../theme/palette' with { type: 'macro' };

interface AuthLayoutProps {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
  last?: ReactNode;
}

export function AuthLayout({ heading, lead, children, below, last }: AuthLayoutProps) {
  return (
    <>
      <NoScriptNotice />
      <div
        className={css({
          minH: '100dvh',
          display: 'flex',
          flexDirection: 'column',
          px: 'gutter',
          pb: '12',
          bgImage: `radial-gradient(120% 70% at 50% -10%, ${translucent('amber.400', 0.2)}, transparent 60%), radial-gradient(80% 60% at 90% 110%, rgb(86 92 190 / 0.22), transparent 70%)`,
        })}
      >
        <header
          className={css({
            h: 'bar',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
          })}
        >
          <Link to={paths.landing} aria-label={text('auth.layout.home')}>
            <Logo />
          </Link>
          <LinkButton to={paths.home} variant="ghost" size="sm">
            {text('common.browse')}
          </LinkButton>
        </header>
        <main
          tabIndex={-1}
          className={css({
            w: 'full',
            maxW: 'form',
            mx: 'auto',
            mt: { base: '4', md: '8vh' },
            display: 'grid',
            gap: '6',
            p: { base: 'min(1.5rem, 6vw)', sm: '9' },
            bg: 'bg.surface',
            borderWidth: '1px',
            borderColor: 'border',
            borderRadius: 'xl',
            boxShadow: 'lifted',
          })}
        >
          <div className={css({ display: 'grid', gap: '2' })}>
            <PageHeading>{heading}</PageHeading>
            {lead && <div className={css({ color: 'fg.muted' })}>{lead}</div>}
          </div>
          {children}
          {below && <div className={css({ color: 'fg.muted' })}>{below}</div>}
          {last}
        </main>
      </div>
    </>
  );
}
