import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

interface UploadProgressProps {
  percent: number;
  isSent: boolean;
}

export function UploadProgress({ percent, isSent }: UploadProgressProps) {
  const state = isSent
    ? text('submission.upload.sent')
    : text('submission.upload.progress', { percent });
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      <Track
        role="progressbar"
        aria-label={text('submission.upload.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={state}
      >
        <Bar style={{ transform: `scaleX(${percent / 100})` }} />
      </Track>
      <p className={css({ fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
        {state}
      </p>
    </div>
  );
}

const Track = styled(
  'div',
  recipe({ h: '2', overflow: 'hidden', borderRadius: 'full', bg: 'bg.hover' }),
);

const Bar = styled(
  'div',
  recipe({
    h: 'full',
    bg: 'accent',
    transformOrigin: 'left',
    _rtl: { transformOrigin: 'right' },
    transitionProperty: 'transform',
    transitionDuration: 'moderate',
  }),
);
