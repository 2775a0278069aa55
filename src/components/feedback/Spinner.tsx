import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { VisuallyHidden } from '../VisuallyHidden';

export function Spinner({ label = text('components.loading') }: { label?: string | undefined }) {
  return (
    <span
      role="status"
      className={css({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center' })}
    >
      <span
        className={css({
          boxSize: '8',
          borderRadius: 'full',
          borderWidth: '3px',
          borderColor: 'border',
          borderTopColor: 'fg',
          animation: 'spin 900ms linear infinite',
        })}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
