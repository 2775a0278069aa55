import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { scrim } from '../../theme/palette' with { type: 'macro' };
import { VisuallyHidden } from '../VisuallyHidden';

export function RankNumeral({ rank }: { rank: number }) {
  return (
    <>
      <VisuallyHidden>{text('components.rank', { rank })} </VisuallyHidden>
      <span
        aria-hidden="true"
        className={css({
          position: 'absolute',
          inset: '0 0 45% 0',
          bg: `linear-gradient(to bottom, ${scrim(0.7)}, transparent)`,
          containerType: 'inline-size',
        })}
      >
        <span
          className={css({
            position: 'absolute',
            insetInlineStart: '3cqw',
            top: '0.08em',
            fontFamily: 'display',
            fontWeight: 'display',
            fontSize: { base: '24cqw', md: '52cqw' },
            lineHeight: '0.8',
            letterSpacing: '-0.03em',
            color: 'bg.deep',
            WebkitTextStroke: '5px var(--fin-colors-fg)',
            paintOrder: 'stroke fill',
          })}
        >
          {rank}
        </span>
      </span>
    </>
  );
}
