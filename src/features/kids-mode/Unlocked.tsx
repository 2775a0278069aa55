import { Button } from '../../components/Button';
import { QuietSelect } from '../../components/form/QuietSelect';
import { css } from '../../theme/css' with { type: 'macro' };
import { limitOptions } from './age-limits';
import type { KidsModePage } from './use-kids-mode';

/** The PIN was right. Leaving the page locks it again. */
export function Unlocked({ limit, chooseLimit, turnOff, lock }: KidsModePage) {
  return (
    <>
      <p className={css({ color: 'fg.muted' })}>
        Unlocked. Kids mode stays on until you turn it off.
      </p>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
        <span aria-hidden="true">Age limit</span>
        <QuietSelect
          label="Age limit"
          value={String(limit)}
          options={limitOptions}
          onChange={(value) => chooseLimit(Number(value))}
        />
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button onClick={turnOff}>Turn off kids mode</Button>
        <Button variant="outline" onClick={lock}>
          Keep it on
        </Button>
      </div>
    </>
  );
}
