import { text } from '../lib/site/texts';
import { css } from '../theme/css' with { type: 'macro' };

export function LiveMark() {
  return (
    <li className={css({ color: 'fg', fontWeight: 'semibold' })}>
      <span
        aria-hidden="true"
        className={css({
          display: 'inline-block',
          boxSize: '0.5em',
          me: '0.4em',
          borderRadius: 'full',
          bg: 'danger.strong',
          verticalAlign: '0.08em',
        })}
      />
      {text('common.live')}
    </li>
  );
}
