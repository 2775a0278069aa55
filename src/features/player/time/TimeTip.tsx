import { type CSSProperties, useState } from 'react';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { scrim } from '../../../theme/palette' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import type { Still } from './storyboard';

interface TimeTipProps {
  share: number;
  still: Still | undefined;
  text: string;
}

const WHOLE = { width: 16, height: 9 };

const viewBoxOf = (part: Still['part']) => {
  const { x, y, width, height } = part ?? { x: 0, y: 0, ...WHOLE };
  return `${x} ${y} ${width} ${height}`;
};

export function TimeTip({ share, still, text }: TimeTipProps) {
  const [lost, setLost] = useState<string | null>(null);
  return (
    <Tip style={{ '--share': share } as CSSProperties} aria-hidden="true" data-time-tip>
      {still && still.address !== lost && (
        <svg
          className={css({ display: 'block', w: 'max(10rem, 12vw)', borderRadius: 'sm' })}
          data-testid="still"
          viewBox={viewBoxOf(still.part)}
          aria-hidden="true"
        >
          <image
            href={still.address}
            onError={() => setLost(still.address)}
            {...(still.part ? {} : WHOLE)}
          />
        </svg>
      )}
      <span>{text}</span>
    </Tip>
  );
}

const Tip = styled(
  'div',
  recipe({
    position: 'absolute',
    bottom: '100%',
    insetInlineStart: 'calc(var(--share) * 100%)',
    transform: 'translateX(calc(var(--share) * -100%))',
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    p: '1.5',
    borderRadius: 'md',
    bg: scrim(0.9),
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'none',
    pointerEvents: 'none',
    _forcedColors: { borderWidth: '1px', bg: 'Canvas' },
  }),
);
