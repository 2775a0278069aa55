import type { Settings } from '../../../state/device/settings';

/** What the settings are, to stand before them. */
export const SETTINGS_LEAD =
  'Settings for this browser. They apply to everyone who uses it and stay when you sign out.';

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');

/** How each setting is told, in the order of the list. */
const texts: { [Name in keyof Settings]: { name: string; tell(value: Settings[Name]): string } } = {
  volume: { name: 'Volume', tell: (volume) => `${Math.round(100 * volume)} %` },
  isMuted: { name: 'Sound', tell: (isMuted) => (isMuted ? 'muted' : 'on') },
  speed: { name: 'Speed', tell: (speed) => `${speed}×` },
  captions: { name: 'Captions', tell: (language) => language ?? 'off' },
  captionStyle: { name: 'Caption style', tell: lookInWords },
  quality: { name: 'Quality', tell: qualityInWords },
  isSavingData: { name: 'Data saver', tell: onOff },
  isTheatre: { name: 'Theatre mode', tell: onOff },
  isUpNextOn: { name: 'Up next', tell: onOff },
  arePreviewsOn: { name: 'Previews on cards', tell: onOff },
  areKeysOn: { name: 'Single-key shortcuts', tell: onOff },
};

/** What was chosen on a device, as a person reads it. */
export function settingsInWords(chosen: Readonly<Partial<Settings>>) {
  return (Object.keys(texts) as (keyof Settings)[]).flatMap((setting) => {
    const value = chosen[setting];
    if (value === undefined) return [];
    const { name, tell } = texts[setting] as { name: string; tell(value: unknown): string };
    return [{ name, value: tell(value) }];
  });
}

/** '1080p'; of a stream that names no heights, '0.9 Mb/s'. */
function qualityInWords(quality: string | null): string {
  const [height, bitrate] = quality?.split('@') ?? ['automatic'];
  return height || `${Number(bitrate) / 1e6} Mb/s`;
}

/** 'Large, yellow, half ground, top, 0.5 s later' */
function lookInWords({ size, colour, ground, position, delay }: Settings['captionStyle']): string {
  const looks = `${size}, ${colour}, ${ground === 'None' ? 'no' : ground} ground, ${position}`;
  const words = looks.charAt(0) + looks.slice(1).toLowerCase();
  if (delay === 0) return words;
  return `${words}, ${Math.abs(delay)} s ${delay > 0 ? 'later' : 'earlier'}`;
}
