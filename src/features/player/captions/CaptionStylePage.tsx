import { text } from '../../../lib/site/texts';
import { MenuItem } from '../menu/MenuItem';
import { useCaptionStyle } from './use-caption-style';

const DELAY_STEP_SECONDS = 0.5;

export function CaptionStylePage() {
  const { style, takeNext, delayBy, reset } = useCaptionStyle();
  const { size, colour, ground, position, delay: seconds } = style;
  const looks = [
    ['size', text('player.captionStyle.sizeIs', { size })],
    ['colour', text('player.captionStyle.colourIs', { colour })],
    ['ground', text('player.captionStyle.groundIs', { ground })],
    ['position', text('player.captionStyle.positionIs', { position })],
  ] as const;
  const delay =
    seconds === 0
      ? text('player.captionStyle.noDelay')
      : text('player.captionStyle.delay', {
          direction: seconds > 0 ? 'later' : 'earlier',
          seconds: Math.abs(seconds),
        });
  return (
    <>
      {looks.map(([name, value]) => (
        <MenuItem key={name} value={value} onClick={() => takeNext(name)}>
          {text(`player.captionStyle.${name}`)}
        </MenuItem>
      ))}
      <MenuItem value={delay} onClick={() => delayBy(DELAY_STEP_SECONDS)}>
        {text('player.captionStyle.later')}
      </MenuItem>
      <MenuItem value={delay} onClick={() => delayBy(-DELAY_STEP_SECONDS)}>
        {text('player.captionStyle.earlier')}
      </MenuItem>
      <MenuItem onClick={reset}>{text('player.captionStyle.reset')}</MenuItem>
    </>
  );
}
