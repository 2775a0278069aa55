import { type TextKey, text } from '../../../lib/site/texts';
import type { Settings } from '../../../state/device/settings';

const onOff = (isOn: boolean) => text(`shared.device.${isOn ? 'on' : 'off'}`);

const formats: {
  [Name in keyof Settings]: { name: TextKey; format(value: Settings[Name]): string };
} = {
  volume: {
    name: 'player.choice.volume',
    format: (volume) => text('common.percent', { percent: Math.round(100 * volume) }),
  },
  isMuted: {
    name: 'player.choice.sound',
    format: (isMuted) => text(`shared.device.${isMuted ? 'muted' : 'on'}`),
  },
  speed: { name: 'player.choice.speed', format: (rate) => text('common.rate', { rate }) },
  captions: {
    name: 'player.choice.captions',
    format: (language) => language ?? text('shared.device.off'),
  },
  captionStyle: { name: 'player.captionStyle.title', format: captionStyleText },
  quality: { name: 'player.choice.quality', format: qualityText },
  isSavingData: { name: 'player.quality.dataSaver', format: onOff },
  isTheatre: { name: 'player.controls.theatreMode', format: onOff },
  isUpNextOn: { name: 'player.upNext.title', format: onOff },
  arePreviewsOn: { name: 'shared.device.previews', format: onOff },
  areKeysOn: { name: 'shared.device.keys', format: onOff },
};

export function settingTexts(chosen: Readonly<Partial<Settings>>) {
  return (Object.keys(formats) as (keyof Settings)[]).flatMap((setting) => {
    const value = chosen[setting];
    if (value === undefined) return [];
    const { name, format } = formats[setting] as { name: TextKey; format(value: unknown): string };
    return [{ name: text(name), value: format(value) }];
  });
}

/** Formats a quality as '1080p', or as '0.9 Mb/s' if its height is unknown. */
function qualityText(quality: string | null): string {
  if (quality === null) return text('shared.device.automatic');
  const [height, bitrate] = quality.split('@');
  return height || text('shared.device.bitrate', { megabits: Number(bitrate) / 1e6 });
}

function captionStyleText({
  size,
  colour,
  ground,
  position,
  delay,
}: Settings['captionStyle']): string {
  const shift = delay === 0 ? 'none' : delay > 0 ? 'later' : 'earlier';
  const seconds = Math.abs(delay);
  return text('shared.device.look', { size, colour, ground, position, shift, seconds });
}
