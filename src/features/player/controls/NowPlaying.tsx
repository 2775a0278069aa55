import { text } from '../../../lib/site/texts';
import { recipe } from '../../../theme/css' with { type: 'macro' };
import { scrim } from '../../../theme/palette' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { usePlayer, usePlayerContext } from '../use-player';
import { isFilm } from '../use-player-state';
import { type Controls, isHidden, useControlsState } from './use-controls';

export function NowPlaying({ controls }: { controls: Controls }) {
  const { title } = usePlayerContext().stage;
  const isTrailer = !usePlayer(isFilm);
  return (
    <Overlay data-hidden={useControlsState(controls, isHidden) || undefined}>
      {isTrailer && <Mark>{text('player.trailer')}</Mark>}
      {/* The video already has the title as its accessible name. */}
      <Name aria-hidden="true">{title}</Name>
    </Overlay>
  );
}

const Overlay = styled(
  'div',
  recipe({
    position: 'absolute',
    isolation: 'isolate',
    top: '0',
    insetInline: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: { base: '3', sm: '5' },
    pt: { base: '2', sm: '4' },
    pb: '10',
    color: 'fg',
    pointerEvents: 'none',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '-1',
      bgImage: `linear-gradient(to bottom, ${scrim(0.9)}, ${scrim(0.74)} 60%, transparent)`,
    },
    '& > p, &::before': { transition: 'opacity {durations.moderate}' },
    '&[data-hidden] > p, &[data-hidden]::before': { opacity: '0' },
    _motionReduce: { '& > p, &::before': { transition: 'none' } },
    '[data-stage]:has(section[data-part]) &': { display: { base: 'none', md: 'flex' } },
    _forcedColors: { _before: { bgImage: 'none' }, '& > *': { bg: 'Canvas' } },
  }),
);

const Mark = styled(
  'span',
  recipe({
    px: '2.5',
    py: '1',
    borderRadius: 'sm',
    bg: scrim(0.82),
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'none',
  }),
);

const Name = styled(
  'p',
  recipe({
    minW: '0',
    fontSize: { base: 'md', md: 'xl' },
    fontWeight: 'semibold',
    lineHeight: 'snug',
    truncate: true,
  }),
);
