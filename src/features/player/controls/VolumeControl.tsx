import type { CSSProperties } from 'react';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { translucent } from '../../../theme/palette' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { PlayerButton } from './PlayerButton';
import { Slider } from './Slider';
import type { Controls } from './use-controls';

/** Of one press of an arrow. */
const STEP = 0.05;

export function VolumeControl({ controls }: { controls: Controls }) {
  const { volume, isMuted, can } = controls.medium;
  const heard = isMuted ? 0 : volume;
  const textOf = (it: number) => (it === 0 ? 'Muted' : `${Math.round(it * 100)} %`);
  return (
    <div className={css({ display: 'flex', alignItems: 'center' })}>
      <PlayerButton
        label={isMuted ? 'Unmute' : 'Mute'}
        icon={heard === 0 ? 'muted' : heard < 0.5 ? 'quiet' : 'loud'}
        shortcut="m"
        onClick={controls.toggleMuted}
      />
      {can.volume && (
        <Slider
          label="Volume"
          value={heard}
          text={textOf(heard)}
          className={css({ w: '5.5rem', px: '1.5', display: { base: 'none', md: 'flex' } })}
          onDrag={controls.setVolume}
          onStep={(steps) => {
            const value = controls.changeVolume(steps * STEP);
            return { value, text: textOf(value) };
          }}
        >
          <Line style={{ '--volume': heard } as CSSProperties} />
        </Slider>
      )}
    </div>
  );
}

const Line = styled(
  'div',
  recipe({
    position: 'relative',
    w: 'full',
    h: '4px',
    borderRadius: 'full',
    bg: translucent('ivory.50', 0.28),
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      w: 'calc(var(--volume) * 100%)',
      borderRadius: 'full',
      bg: 'fg',
    },
    _after: {
      content: '""',
      position: 'absolute',
      top: '50%',
      insetInlineStart: 'calc(var(--volume) * 100%)',
      boxSize: '12px',
      mt: '-6px',
      ms: '-6px',
      borderRadius: 'full',
      bg: 'fg',
    },
    _forcedColors: { bg: 'GrayText', _before: { bg: 'Highlight' }, _after: { bg: 'Highlight' } },
  }),
);
