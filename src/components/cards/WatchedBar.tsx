import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { scrim } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';

export function WatchedBar({ share }: { share: number }) {
  return (
    <Bar aria-hidden="true">
      <div
        data-watched
        className={css({ h: 'full', bg: 'accent', borderRadius: 'full' })}
        style={{ width: `${Math.round(100 * Math.min(Math.max(share, 0.02), 1))}%` }}
      />
    </Bar>
  );
}

const Bar = styled(
  'div',
  recipe({
    position: 'absolute',
    insetX: '2.5',
    bottom: '2.5',
    h: '1.5',
    borderRadius: 'full',
    bg: scrim(0.8),
    boxShadow: '0 0 0 1px rgb(255 255 255 / 0.35)',
    overflow: 'hidden',
    _forcedColors: { forcedColorAdjust: 'none' },
  }),
);
