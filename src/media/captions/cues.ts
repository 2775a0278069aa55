export interface TimedLines {
  /** In seconds, like `end`. */
  start: number;
  end: number;
  lines: readonly string[];
}

const ARROW = '-->';
const TIME = /^-?\d+(?: ?[:.,] ?\d+){1,3}/;

export function cuesIn(text: string): TimedLines[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const isWebVtt = /^WEBVTT(?![^ \t])/.test(lines[0] ?? '');
  const cues: { times: Times; lines: string[] }[] = [];
  for (const line of lines) {
    const times = timesIn(line);
    if (times) cues.push({ times, lines: [] });
    else cues.at(-1)?.lines.push(line);
  }
  return cues
    .map(({ times, lines: said }, at) => {
      const isLast = at === cues.length - 1;
      return { ...times, lines: isWebVtt ? untilBlank(said) : withoutNumber(said, isLast) };
    })
    .filter(({ start, end }) => end > start)
    .sort((one, other) => one.start - other.start);
}

export type Times = Omit<TimedLines, 'lines'>;

function timesIn(line: string): Times | null {
  const at = line.indexOf(ARROW);
  if (at < 0) return null;
  const from = line.slice(0, at).trim();
  const [start = ''] = TIME.exec(from) ?? [];
  const [end = ''] = TIME.exec(line.slice(at + ARROW.length).trimStart()) ?? [];
  return start !== '' && start === from && end !== ''
    ? { start: secondsOf(start), end: secondsOf(end) }
    : null;
}

function secondsOf(time: string): number {
  if (time.startsWith('-')) return 0;
  const parts = time.split(/[:.,]/).map((part) => part.trim());
  const hasFraction = parts.length === 4 || /[.,]\s?\d+$/.test(time);
  const fraction = hasFraction ? parts.pop() : '0';
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0) + Number(`0.${fraction}`);
}

function untilBlank(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line === '' || line.includes(ARROW));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Drops the next cue's number, which SubRip files put on the line before that cue's times. */
function withoutNumber(lines: readonly string[], isLast: boolean): readonly string[] {
  const said = lines.filter((line) => line.trim() !== '');
  return !isLast && /^\s*\d+\s*$/.test(said.at(-1) ?? '') ? said.slice(0, -1) : said;
}
