import { MenuItem } from '../menu/MenuItem';
import { useCaptionStyle } from './use-caption-style';

/** Seconds by which one press moves captions. */
const STEP = 0.5;

const names = { size: 'Size', colour: 'Colour', ground: 'Ground', position: 'Position' } as const;

/** The looks of captions: each press takes the next choice, and is seen at once. */
export function CaptionStylePage() {
  const { style, takeNext, delayBy, reset } = useCaptionStyle();
  const delay =
    style.delay === 0 ? 'None' : `${style.delay > 0 ? '+' : '−'}${Math.abs(style.delay)} s`;
  return (
    <>
      {(['size', 'colour', 'ground', 'position'] as const).map((name) => (
        <MenuItem key={name} value={style[name]} onClick={() => takeNext(name)}>
          {names[name]}
        </MenuItem>
      ))}
      <MenuItem value={delay} onClick={() => delayBy(STEP)}>
        Later
      </MenuItem>
      <MenuItem value={delay} onClick={() => delayBy(-STEP)}>
        Earlier
      </MenuItem>
      <MenuItem onClick={reset}>As at first</MenuItem>
    </>
  );
}
