export interface Rule<T = unknown> {
  /** Completes the sentence "Set it to …" in error messages. */
  readonly remedy: string;
  read(value: unknown): T | undefined;
}

export type Rules = { readonly [Name in string]: Rule | Rules };

export type Read<R extends Rules> = {
  readonly [Name in keyof R]?: R[Name] extends Rule<infer T>
    ? T
    : R[Name] extends Rules
      ? Read<R[Name]>
      : never;
};

export const rule = <T>(remedy: string, read: (value: unknown) => T | undefined): Rule<T> => ({
  remedy,
  read,
});

export const matching = (remedy: string, pattern: RegExp): Rule<string> =>
  rule(remedy, (value) => {
    const given = typeof value === 'string' ? value.trim() : '';
    return pattern.test(given) ? given : undefined;
  });

export const words = (most: number): Rule<string> =>
  matching(`a text of 1 to ${most} characters, in one line`, new RegExp(`^.{1,${most}}$`, 'u'));

export const oneOf = <T extends string>(...values: readonly T[]): Rule<T> =>
  rule(values.map((it) => `"${it}"`).join(' or '), (value) => values.find((it) => it === value));

export const trueOrFalse: Rule<boolean> = rule('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
);

export const listOf = <T>(remedy: string, { read }: Rule<T>): Rule<readonly T[]> =>
  rule(remedy, (value) => {
    const all = Array.isArray(value) ? value.map(read) : [];
    const isGood = all.length > 0 && new Set(all).size === all.length;
    return isGood && all.every((it) => it !== undefined) ? all : undefined;
  });

const isRule = (it: Rule | Rules): it is Rule => typeof it.read === 'function';

export function readBy<R extends Rules>(
  rules: R,
  value: unknown,
  problems: string[],
  path = '',
): Read<R> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(problem(path || 'site.json', value, 'an object: { … }'));
    return {};
  }
  const entries = Object.entries(value).map(([name, given]) => {
    const at = path ? `${path}.${name}` : name;
    const known = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!known) {
      const names = Object.keys(rules).join(', ');
      problems.push(`${at} is no setting of a site. Remove it, or use one of ${names}.`);
      return [name, undefined];
    }
    if (!isRule(known)) return [name, readBy(known, given, problems, at)];
    const read = known.read(given);
    if (read === undefined) problems.push(problem(at, given, known.remedy));
    return [name, read];
  });
  return Object.fromEntries(entries);
}

const LONGEST = 60;

function problem(path: string, value: unknown, remedy: string): string {
  const text = JSON.stringify(value);
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return `${path} is ${shown}. Set it to ${remedy}.`;
}
