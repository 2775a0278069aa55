import type { Preferences } from '../../../media/media-state';
import type { Chosen, Echo } from '../choices/choice';
import { keyRows } from '../choices/table';
import type { MountedStage } from '../mounted-stage';

const ANSWER_MS = 1000;

export function requestsTo(stage: MountedStage) {
  const { clock, mediaState } = stage;
  let lastText: string | null = null;
  // Requested values override the media state for `ANSWER_MS`, so that rapid key presses add up.
  const pending = new Map<keyof Preferences | 'second', { value: unknown; at: number }>();
  const note = (name: keyof Preferences | 'second', value: unknown) =>
    pending.set(name, { value, at: performance.now() });
  const stillPending = () => {
    const since = performance.now() - ANSWER_MS;
    const open = [...pending].filter(([, { at }]) => at > since);
    return Object.fromEntries(open.map(([name, { value }]) => [name, value]));
  };
  const seek = (second: number): number => {
    stage.media?.seek(second);
    if (Number.isFinite(second)) note('second', second);
    return second;
  };
  const prefer = (preferences: Preferences): void => {
    lastText = mediaState.read().text ?? lastText;
    stage.media?.prefer(preferences);
    for (const [name, value] of Object.entries(preferences)) {
      if (value !== undefined) note(name as keyof Preferences, value);
    }
  };
  const chosen = (): Chosen => ({ ...mediaState.read(), ...stillPending(), lastText });
  return {
    stage,
    seek,
    prefer,
    chosen,
    press(key: string): Echo | null {
      const row = keyRows.find(({ keys }) => key in keys);
      const wanted = row?.press(chosen(), row.keys[key] ?? 1);
      if (!row || !wanted) return null;
      prefer(wanted);
      return row.echo(chosen());
    },
    seekBy(seconds: number): number {
      const { time, duration, window } = clock.read();
      const end = window?.end ?? (duration || time);
      const from = Number(stillPending().second ?? time);
      return seek(Math.max(window?.start ?? 0, Math.min(from + seconds, end)));
    },
    toggleView: (view: 'pictureInPicture' | 'remotePlayback') => stage.media?.toggle(view),
  };
}
