import { recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';

const paths = {
  play: 'M7 4.5v15l12.5-7.5Z',
  pause: 'M8 5v14M16 5v14',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9M4.5 4v5h5',
  back: 'M3.2 12.5a8.8 8.8 0 1 0 2.6-6.2L3.2 8.9M3.2 3.7v5.2h5.2',
  forward: 'M20.8 12.5a8.8 8.8 0 1 1-2.6-6.2l2.6 2.6M20.8 3.7v5.2h-5.2',
  loud: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15 9a4 4 0 0 1 0 6M17.5 6.5a7.5 7.5 0 0 1 0 11',
  quiet: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15 9a4 4 0 0 1 0 6',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9.5l5 5M20.5 9.5l-5 5',
  captions: 'M3.5 6h17v12h-17ZM10.5 10.6a2 2 0 1 0 0 2.8M16.5 10.6a2 2 0 1 0 0 2.8',
  settings: 'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5v5M9 14v5',
  quality: 'M3.5 6h17v12h-17ZM7 9.5v5M10.5 9.5v5M7 12h3.5M13.5 9.5v5h1.2a2.5 2.5 0 0 0 0-5Z',
  device: 'M5 6h14v9.5H5ZM2.5 18.5h19',
  inset: 'M3.5 5.5h17v13h-17ZM12 12h6v4.5h-6Z',
  theatre: 'M3 6.5h18v11H3Z',
  page: 'M6 8.5h12v7H6Z',
  fullScreen: 'M4 9V4.5h5M15 4.5h5V9M20 15v4.5h-5M9 19.5H4V15',
  leaveFullScreen: 'M9 4.5V9H4M20 9h-5V4.5M15 19.5V15h5M4 15h5v4.5',
  speed: 'M5 17.5a8.5 8.5 0 1 1 14 0M12 14l3.5-4.5',
  elsewhere: 'M3.5 9V5h17v14h-6M3.5 12.5a6.5 6.5 0 0 1 6.5 6.5M3.5 16a3 3 0 0 1 3 3',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  previous: 'm14.5 5-7 7 7 7',
  next: 'm9.5 5 7 7-7 7',
  help: 'M3.5 7h17v10h-17ZM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17.5 10.5h.01M8 14h8',
} as const;

export type IconName = keyof typeof paths;

const FILLED: readonly string[] = ['play'];
const WITH_TEN: readonly string[] = ['back', 'forward'];
const TEN =
  'm8.6 11 1.5-1.1v5.6M14.2 9.9c1.1 0 1.8 1.1 1.8 2.8s-.7 2.8-1.8 2.8-1.8-1.1-1.8-2.8.7-2.8 1.8-2.8Z';

export function PlayerIcon({ name, className }: { name: IconName; className?: string }) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      className={className}
      fill={FILLED.includes(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
      {WITH_TEN.includes(name) && <path d={TEN} strokeWidth="1.3" />}
    </Drawing>
  );
}

const Drawing = styled('svg', recipe({ boxSize: '1.5rem', flexShrink: '0' }));
