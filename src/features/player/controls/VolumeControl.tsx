import type { CSSProperties } from 'react';
import { text } from '../../../lib/site/texts';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { translucent } from '../../../theme/palette' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { heard, VOLUME_STEP, volumeOf } from '../choices/table';
import { usePlayer } from '../use-player';
import { mediaStateOf } from '../use-player-state';
import { PlayerButton } from './PlayerButton';
import { Slider } from './Slider';
import type { Controls } from './use-controls';

export function VolumeControl({ controls }: { controls: Controls }) {
  const mediaState = usePlayer(mediaStateOf);
  const { isMuted, can } = mediaState;
  const value = heard(mediaState);
  const textOf = (it: number) =>
    it === 0
      ? text('player.volume.muted')
      : text('common.percent', { percent: Math.round(it * 100) });
  return (
    <div className={css({ display: 'flex', alignItems: 'center' })}>
      <PlayerButton
        label={text(`player.volume.${isMuted ? 'unmute' : 'mute'}`)}
        icon={value === 0 ? 'muted' : value < 0.5 ? 'quiet' : 'loud'}
        shortcut="m"
        onClick={() => controls.requests.press('m')}
      />
      {can.volume && (
        <Slider
          label={text('player.choice.volume')}
          share={value}
          text={textOf(value)}
          className={css({ w: '5.5rem', px: '1.5', display: { base: 'none', md: 'flex' } })}
          onDrag={(volume) => controls.requests.prefer(volumeOf(volume))}
          onStep={(steps) => {
            controls.requests.prefer(
              volumeOf(heard(controls.requests.chosen()) + steps * VOLUME_STEP),
            );
            const requested = heard(controls.requests.chosen());
            return { share: requested, text: textOf(requested) };
          }}
        >
          <Line style={{ '--volume': value } as CSSProperties} />
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
    h: '0.25rem',
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
      boxSize: '0.75rem',
      mt: '-0.375rem',
      ms: '-0.375rem',
      borderRadius: 'full',
      bg: 'fg',
    },
    _forcedColors: { bg: 'GrayText', _before: { bg: 'Highlight' }, _after: { bg: 'Highlight' } },
  }),
);
