import { Icon } from '../../components/Icon';
import { css } from '../../theme/css' with { type: 'macro' };

/** Not a live region, since a toast announces the failure. */
export function FormFailure({ message }: { message: string | null }) {
  return (
    <div className={css({ minH: '2lh', lineHeight: 'snug', fontSize: 'sm' })}>
      {message && (
        <p
          className={css({
            display: 'flex',
            gap: '2',
            color: 'danger',
            animation: 'rise 240ms both',
          })}
        >
          <Icon name="close" className={css({ boxSize: '1.25rem' })} />
          <span className={css({ minW: '0', overflowWrap: 'anywhere' })}>{message}</span>
        </p>
      )}
    </div>
  );
}
