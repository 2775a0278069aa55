import { useEffect, useRef } from 'react';
import { PageHeading } from '../../components/PageHeading';
import { text } from '../../lib/site/texts';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { css } from '../../theme/css' with { type: 'macro' };
import { LockedForm } from './LockedForm';
import { Recovery } from './Recovery';
import { TurnOnForm } from './TurnOnForm';
import { Unlocked } from './Unlocked';
import { useKidsMode } from './use-kids-mode';

const parts = { off: TurnOnForm, locked: LockedForm, recovering: Recovery, unlocked: Unlocked };

export function KidsModeScreen() {
  const isHydrating = useIsHydrating();
  return (
    <div
      className={css({
        display: 'grid',
        alignContent: 'start',
        gap: '6',
        gridTemplateColumns: 'minmax(0, 40rem)',
        minH: '40rem',
        px: 'edge',
        py: { base: '8', md: '12' },
      })}
    >
      <PageHeading>{text('kidsMode.heading')}</PageHeading>
      {!isHydrating && <Mode />}
    </div>
  );
}

function Mode() {
  const mode = useKidsMode();
  const { part } = mode;
  const box = useRef<HTMLElement>(null);
  const last = useRef(part);
  useEffect(() => {
    if (last.current !== part && document.activeElement === document.body) box.current?.focus();
    last.current = part;
  }, [part]);
  const Part = parts[part];
  return (
    <section ref={box} tabIndex={-1} className={css({ display: 'grid', gap: '6' })}>
      <Part {...mode} />
    </section>
  );
}
