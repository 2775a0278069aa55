import { Button } from '../../components/Button';
import { QuietSelect } from '../../components/form/QuietSelect';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { limitOptions } from './age-limits';
import type { KidsModePage } from './use-kids-mode';

export function Unlocked({ limit, chooseLimit, turnOff, lock }: KidsModePage) {
  return (
    <>
      <p className={css({ color: 'fg.muted' })}>{text('kidsMode.unlocked.lead')}</p>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
        <span aria-hidden="true">{text('kidsMode.limitLabel')}</span>
        <QuietSelect
          label={text('kidsMode.limitLabel')}
          value={String(limit)}
          options={limitOptions()}
          onChange={(value) => chooseLimit(Number(value))}
        />
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button onClick={turnOff}>{text('kidsMode.unlocked.turnOff')}</Button>
        <Button variant="outline" onClick={lock}>
          {text('kidsMode.unlocked.lock')}
        </Button>
      </div>
    </>
  );
}
