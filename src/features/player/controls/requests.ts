import { stages } from '../stages';
import type { Player } from '../use-player';

/** Speeds that are offered: 1 is the film's own. */
export const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** Milliseconds after which a request that was not answered no longer counts. */
const ANSWER_TIME = 1000;

/** What was asked for last, until the medium says it: presses that follow each other fast add up. */
function createAsked<Value>() {
  let asked: { value: Value; at: number } | null = null;
  return {
    or: (fact: Value): Value =>
      asked && performance.now() - asked.at < ANSWER_TIME ? asked.value : fact,
    note<Asked extends Value>(value: Asked): Asked {
      asked = { value, at: performance.now() };
      return value;
    },
  };
}

/** What is asked of the video that is on the page; what becomes of it, the medium tells. */
export function requestsTo({ playerId, facts }: Player) {
  const media = () => stages.get(playerId)?.media;
  const { clock, medium } = facts;
  /** What was shown last, so that one press brings it back. */
  let text: string | null = null;
  const asked = {
    second: createAsked<number>(),
    volume: createAsked<number>(),
    isMuted: createAsked<boolean>(),
    rate: createAsked<number>(),
  };
  /** 0 to 1; someone who changes the volume wants to hear it. 0 is silence, from which Unmute leads back. */
  const setVolume = (volume: number): number => {
    const allowed = Math.round(Math.max(0, Math.min(1, volume)) * 100) / 100;
    const isMuted = asked.isMuted.note(allowed === 0);
    media()?.prefer(isMuted ? { isMuted } : { volume: allowed, isMuted });
    return asked.volume.note(allowed);
  };
  const setRate = (rate: number): number => {
    media()?.prefer({ rate });
    return asked.rate.note(rate);
  };
  return {
    /** @param second Infinity for the live edge */
    seek(second: number): void {
      media()?.seek(second);
      if (Number.isFinite(second)) asked.second.note(second);
    },
    setVolume,
    setRate,
    /** @returns the second that was asked for */
    seekBy(seconds: number): number {
      const { time, duration, window } = clock.read();
      const end = window?.end ?? (duration || time);
      const from = asked.second.or(time);
      const second = Math.max(window?.start ?? 0, Math.min(from + seconds, end));
      media()?.seek(second);
      return asked.second.note(second);
    },
    /** @returns the volume that was asked for */
    changeVolume(by: number): number {
      const { isMuted, volume } = medium.read();
      return setVolume(asked.volume.or(isMuted ? 0 : volume) + by);
    },
    /** To the next speed that is offered. @returns the one that was asked for */
    changeRate(by: 1 | -1): number {
      const rate = asked.rate.or(medium.read().rate);
      const next = by > 0 ? RATES.find((it) => it > rate) : RATES.findLast((it) => it < rate);
      return setRate(next ?? rate);
    },
    /** @returns whether silence was asked for */
    toggleMuted(): boolean {
      const isMuted = !asked.isMuted.or(medium.read().isMuted);
      media()?.prefer({ isMuted });
      return asked.isMuted.note(isMuted);
    },
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
