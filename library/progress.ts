export interface Progress {
  advance(id: string, seconds: number): void;
  end(id: string): void;
  words(): string;
}

/** @param lengths film durations in seconds, by title id */
export function createProgress(lengths: ReadonlyMap<string, number>): Progress {
  const begun = performance.now();
  const total = [...lengths.values()].reduce((sum, it) => sum + it, 0);
  const running = new Map<string, number>();
  let done = 0;
  return {
    advance(id, seconds) {
      running.set(id, Math.min(seconds, lengths.get(id) ?? 0));
    },
    end(id) {
      done += lengths.get(id) ?? 0;
      running.delete(id);
    },
    words() {
      const all = [...running.values()].reduce((sum, it) => sum + it, done);
      const rate = all / Math.max((performance.now() - begun) / 1000, 0.001);
      const left = rate > 0 ? (total - all) / rate : 0;
      return `${minutes(all)} of ${minutes(total)} min of film, ${rate.toFixed(rate < 10 ? 1 : 0)}×, ${timeWords(left)} left`;
    },
  };
}

const minutes = (seconds: number) => (seconds / 60).toFixed(seconds < 600 ? 1 : 0);

function timeWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.round(whole / 60)} min`;
  return `${(whole / 3600).toFixed(1)} h`;
}
