import { useSyncExternalStore } from 'react';
import { plainCaptions, withNext } from '../../../../player/captions/style';
import { MenuItem } from '../controls/menu/MenuItem';
import type { Controls } from '../controls/use-controls';

/** Seconds by which one press moves captions. */
const STEP = 0.5;

const names = { size: 'Size', colour: 'Colour', ground: 'Ground', position: 'Position' } as const;

/** The looks of captions: each press takes the next choice, and is seen at once. */
export function CaptionStylePage({ controls }: { controls: Controls }) {
  const { captionStyle } = controls.facts;
  const style = useSyncExternalStore(captionStyle.watch, captionStyle.read);
  const move = (by: number) => captionStyle.change({ delay: style.delay + by });
  const delay =
    style.delay === 0 ? 'None' : `${style.delay > 0 ? '+' : '−'}${Math.abs(style.delay)} s`;
  return (
    <>
      {(['size', 'colour', 'ground', 'position'] as const).map((name) => (
        <MenuItem
          key={name}
          value={style[name]}
          onClick={() => captionStyle.change(withNext(style, name))}
        >
          {names[name]}
        </MenuItem>
      ))}
      <MenuItem value={delay} onClick={() => move(STEP)}>
        Later
      </MenuItem>
      <MenuItem value={delay} onClick={() => move(-STEP)}>
        Earlier
      </MenuItem>
      <MenuItem onClick={() => captionStyle.change(plainCaptions)}>As at first</MenuItem>
    </>
  );
}
