import { isSignUpOpen } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { translucent } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { NextStep } from './NextStep';

export function LastCall({ isMember }: { isMember: boolean }) {
  return (
    <Section>
      <h2 className={css({ fontSize: '4xl' })}>{text('landing.lastCall.heading')}</h2>
      <p className={css({ color: 'fg.muted', fontSize: 'lg' })}>
        {text(isMember || !isSignUpOpen() ? 'landing.lastCall.member' : 'landing.lastCall.visitor')}
      </p>
      <NextStep isMember={isMember} />
    </Section>
  );
}

const Section = styled(
  'section',
  recipe({
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    mt: '20',
    px: 'gutter',
    py: { base: '20', md: '28' },
    textAlign: 'center',
    mb: '-20',
    bg: `radial-gradient(50% 90% at 50% 100%, ${translucent('amber.400', 0.2)}, transparent)`,
  }),
);
