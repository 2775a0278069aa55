import { type Environment, SETTING_NAMES } from './settings';

const FAMILIES = /^(STRIPE|SMTP|CORS|RATE_LIMIT|DEMO_MEMBER|TRUST_PROXY)/;
const MAX_TYPOS = 2;

export function unknownSettings(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => env[name] && !SETTING_NAMES.includes(name))
    .flatMap((name) => {
      const near = nearest(name);
      if (near) return [`${name} is not a setting of Fin and has no effect. Did you mean ${near}?`];
      return FAMILIES.test(name) ? [`${name} is not a setting of Fin and has no effect.`] : [];
    });
}

function nearest(name: string): string | undefined {
  const [closest] = SETTING_NAMES.filter(({ length }) => length > 4)
    .map((known) => ({ known, typos: distance(name.toUpperCase(), known) }))
    .filter(({ typos }) => typos <= MAX_TYPOS)
    .sort((a, b) => a.typos - b.typos);
  return closest?.known;
}

function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const [up = 0, corner = 0, left = 0] = [above[column + 1], above[column], line[column]];
      line.push(Math.min(up + 1, left + 1, corner + (letter === other ? 0 : 1)));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
