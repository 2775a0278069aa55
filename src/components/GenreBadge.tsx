import { css } from '../theme/css' with { type: 'macro' };
import { scrim, translucent } from '../theme/palette' with { type: 'macro' };

export function GenreBadge({ name }: { name: string }) {
  return (
    <span
      className={css({
        display: 'inline-block',
        maxW: 'full',
        overflowWrap: 'anywhere',
        px: '3',
        py: '1',
        borderRadius: 'full',
        borderWidth: '1px',
        borderColor: translucent('ivory.50', 0.28),
        bg: scrim(0.45),
        color: 'fg',
        fontSize: 'xs',
        fontWeight: 'semibold',
        letterSpacing: 'wide',
        lineHeight: 'snug',
      })}
    >
      {name}
    </span>
  );
}
