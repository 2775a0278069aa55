import { recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { usePlayerContext } from '../use-player';
import { useStore } from '../use-store';

export function Captions() {
  const { captions, captionStyle } = usePlayerContext().stage;
  const { lines } = useStore(captions);
  const { size, colour, ground, position } = useStore(captionStyle);
  if (lines.length === 0) return null;
  return (
    <Overlay data-captions data-position={position} data-size={size}>
      {lines.map((line) => (
        <Line key={line} data-colour={colour} data-ground={ground}>
          {line}
        </Line>
      ))}
    </Overlay>
  );
}

const Overlay = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1',
    pt: '4',
    pb: { base: '5.5rem', md: '6rem' },
    px: '4',
    pointerEvents: 'none',
    zIndex: '1',
    '[data-stage]:has([role=menu], [data-time-tip]) &': { zIndex: '0' },
    '[data-stage]:has([data-time-tip]) &': { pb: { md: 'calc(8rem + max(5.75rem, 6.75vw))' } },
    textAlign: 'center',
    fontWeight: 'medium',
    lineHeight: '1.35',
    fontSize: { base: '1.0625rem', md: 'max(1.5rem, 1.6vw)' },
    '&[data-position=Top]': { justifyContent: 'flex-start', pt: '14' },
    '&[data-size=Small]': { fontSize: { base: '0.875rem', md: 'max(1.125rem, 1.2vw)' } },
    '&[data-size=Large]': { fontSize: { base: '1.375rem', md: 'max(2rem, 2.1vw)' } },
    '&[data-size=Huge]': { fontSize: { base: '1.75rem', md: 'max(2.75rem, 2.9vw)' } },
  }),
);

const Line = styled(
  'p',
  recipe({
    maxW: '46em',
    px: '0.5em',
    borderRadius: 'sm',
    whiteSpace: 'pre-line',
    unicodeBidi: 'plaintext',
    textWrap: 'balance',
    color: '#fff',
    bg: 'rgb(0 0 0 / 0.65)',
    '&[data-colour=Yellow]': { color: '#ffe94a' },
    '&[data-colour=Cyan]': { color: '#6ff0ff' },
    '&[data-colour=Green]': { color: '#7dff8a' },
    '&[data-ground=None]': {
      bg: 'transparent',
      textShadow: '0 0 4px #000, 0 0 4px #000, 0 1px 2px #000',
    },
    '&[data-ground=Full]': { bg: '#000' },
  }),
);
