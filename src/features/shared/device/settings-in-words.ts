import { type TextKey, text } from '../../../lib/site/texts';
import type { Settings } from '../../../state/device/settings';

const onOff = (isOn: boolean) => text(`shared.device.${isOn ? 'on' : 'off'}`);

const texts: { [Name in keyof Settings]: { name: TextKey; tell(value: Settings[Name]): string } } =
  {
    volume: {
      name: 'player.choice.volume',
      tell: (volume) => text('common.percent', { percent: Math.round(100 * volume) }),
    },
    isMuted: {
      name: 'player.choice.sound',
      tell: (isMuted) => text(`shared.device.${isMuted ? 'muted' : 'on'}`),
    },
    speed: { name: 'player.choice.speed', tell: (rate) => text('common.rate', { rate }) },
    captions: {
      name: 'player.choice.captions',
      tell: (language) => language ?? text('shared.device.off'),
    },
    captionStyle: { name: 'player.captionStyle.title', tell: lookInWords },
    quality: { name: 'player.choice.quality', tell: qualityInWords },
    isSavingData: { name: 'player.quality.dataSaver', tell: onOff },
    isTheatre: { name: 'player.controls.theatreMode', tell: onOff },
    isUpNextOn: { name: 'player.upNext.title', tell: onOff },
    arePreviewsOn: { name: 'shared.device.previews', tell: onOff },
    areKeysOn: { name: 'shared.device.keys', tell: onOff },
  };

export function settingsInWords(chosen: Readonly<Partial<Settings>>) {
  return (Object.keys(texts) as (keyof Settings)[]).flatMap((setting) => {
    const value = chosen[setting];
    if (value === undefined) return [];
    const { name, tell } = texts[setting] as { name: TextKey; tell(value: unknown): string };
    return [{ name: text(name), value: tell(value) }];
  });
}

/** '1080p', or '0.9 Mb/s' for a stream without heights. */
function qualityInWords(quality: string | null): string {
  if (quality === null) return text('shared.device.automatic');
  const [height, bitrate] = quality.split('@');
  return height || text('shared.device.bitrate', { megabits: Number(bitrate) / 1e6 });
}

function lookInWords({ size, colour, ground, position, delay }: Settings['captionStyle']): string {
  const shift = delay === 0 ? 'none' : delay > 0 ? 'later' : 'earlier';
  const seconds = Math.abs(delay);
  return text('shared.device.look', { size, colour, ground, position, shift, seconds });
}
