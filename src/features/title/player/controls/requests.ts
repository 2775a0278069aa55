import { stages } from '../stages';
import type { Player } from '../use-player';

/** Speeds that are offered: 1 is the film's own. */
export const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** What is asked of the video that is on the page; what becomes of it, the medium tells. */
export function requestsTo({ playerId, facts }: Player) {
  const media = () => stages.get(playerId)?.media;
  const { clock, medium } = facts;
  /** What was shown last, so that one press brings it back. */
  let text: string | null = null;
  return {
    seek: (second: number) => media()?.seek(second),
    /** @returns the second that was asked for */
    seekBy(seconds: number): number {
      const { time, duration, window } = clock.read();
      const end = window?.end ?? (duration || time);
      const second = Math.max(window?.start ?? 0, Math.min(time + seconds, end));
      media()?.seek(second);
      return second;
    },
    /** 0 to 1; someone who changes the volume wants to hear it. */
    setVolume(volume: number): number {
      const allowed = Math.round(Math.max(0, Math.min(1, volume)) * 100) / 100;
      media()?.prefer({ volume: allowed, isMuted: allowed === 0 });
      return allowed;
    },
    mute: (isMuted: boolean) => media()?.prefer({ isMuted }),
    setRate: (rate: number) => media()?.prefer({ rate }),
    /** `null` for automatic. */
    setQuality: (quality: string | null) => media()?.prefer({ quality }),
    saveData: (isDataSaving: boolean) => media()?.prefer({ isDataSaving }),
    showText: (id: string | null) => media()?.prefer({ text: id }),
    /** @returns what is shown then; `null` for no captions */
    toggleText(): string | null {
      const { text: shown, texts } = medium.read();
      if (shown !== null) text = shown;
      const next = shown === null ? (texts.find(({ id }) => id === text) ?? texts[0]) : null;
      media()?.prefer({ text: next?.id ?? null });
      return next?.label ?? null;
    },
    setAudio: (audio: string) => media()?.prefer({ audio }),
    togglePictureInPicture: () => media()?.toggle('pictureInPicture'),
    playElsewhere: () => media()?.toggle('remotePlayback'),
  };
}
