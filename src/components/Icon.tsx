import { recipe } from '../theme/css' with { type: 'macro' };
import { styled } from '../theme/styled';

const paths = {
  heart:
    'M12 20.5C6.4 16.6 3 13.3 3 9.3 3 6.6 5.1 4.5 7.7 4.5c1.7 0 3.3.9 4.3 2.4 1-1.5 2.6-2.4 4.3-2.4C18.9 4.5 21 6.6 21 9.3c0 4-3.4 7.3-9 11.2Z',
  previous: 'm14.5 5-7 7 7 7',
  next: 'm9.5 5 7 7-7 7',
  image: 'M4 5h16v14H4Zm0 11 5-5 4 4 3-3 4 4M15.5 9.5h.01',
  down: 'm5 9 7 7 7-7',
  mail: 'M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7 4.5v15l12.5-7.5Z',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9M4.5 4v5h5',
  plus: 'M12 4.5v15M4.5 12h15',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5.2-1.8 5 5',
  share: 'M12 15V4.5M8 8l4-3.5L16 8M5 12.5v7h14v-7',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.9-5.2 2.9 1-5.9L3.5 9.7l5.9-.8Z',
} as const;

interface IconProps {
  name: keyof typeof paths;
  isFilled?: boolean;
  className?: string;
}

export function Icon({ name, isFilled = false, className }: IconProps) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      data-turns={name === 'previous' || name === 'next' || undefined}
      className={className}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </Drawing>
  );
}

const Drawing = styled(
  'svg',
  recipe({
    boxSize: '1.25em',
    flexShrink: '0',
    '&[data-turns]:dir(rtl)': { transform: 'scaleX(-1)' },
  }),
);
