import { type CaptionStyle, plainCaptions, withNext } from '../../../media/captions/style';
import { chooseSetting } from '../../../state/device/settings';
import { usePlayerContext } from '../use-player';
import { useStore } from '../use-store';

export function useCaptionStyle() {
  const { captionStyle } = usePlayerContext().stage;
  const style = useStore(captionStyle);
  const choose = (changed: CaptionStyle) => {
    captionStyle.change(changed);
    chooseSetting('captionStyle', changed);
  };
  return {
    style,
    takeNext: (name: Exclude<keyof CaptionStyle, 'delay'>) => choose(withNext(style, name)),
    delayBy: (seconds: number) => choose({ ...style, delay: style.delay + seconds }),
    reset: () => choose(plainCaptions),
  };
}
