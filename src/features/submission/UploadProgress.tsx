import { chakra } from '@chakra-ui/react/styled-system';

interface UploadProgressProps {
  /** 0 to 100 */
  percent: number;
  /** All of it: only the answer is missing. */
  isSent: boolean;
}

export function UploadProgress({ percent, isSent }: UploadProgressProps) {
  const text = isSent ? 'Sent. Waiting for the answer…' : `${percent}% sent`;
  return (
    <chakra.div display="grid" gap="2">
      <Track
        role="progressbar"
        aria-label="Upload"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <Bar style={{ transform: `scaleX(${percent / 100})` }} />
      </Track>
      <chakra.p fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {text}
      </chakra.p>
    </chakra.div>
  );
}

const Track = chakra('div', {
  base: { h: '2', overflow: 'hidden', borderRadius: 'full', bg: 'bg.hover' },
});

const Bar = chakra('div', {
  base: {
    h: 'full',
    bg: 'accent',
    transformOrigin: 'left',
    _rtl: { transformOrigin: 'right' },
    transitionProperty: 'transform',
    transitionDuration: 'moderate',
  },
});
