import { relative } from 'node:path';
import { type Setting, table } from '../server/settings';

const settings: readonly Setting[] = Object.values(table);
const WIDTH = 110;

export function envExample(): string {
  const parts = settings.map(
    ({ env, about, ...setting }) => `${commented(about)}\n#${env}=${quoted(defaultOf(setting))}\n`,
  );
  return [
    commented(
      '`npm start`, `npm run dev` and `npm run build` read a copy of this file, named .env; the built server does with ' +
        '`node --env-file=.env build/server.js`. An empty value counts as not set.',
    ),
    '',
    ...parts,
  ].join('\n');
}

export function configurationPage(): string {
  const rows = settings.map(({ env, kind, about, ...setting }) => {
    const shown = defaultOf(setting);
    return `| \`${env}\` | ${kind.remedy} | ${shown && `\`${shown}\``} | ${about} |`;
  });
  return [
    '# Configuration',
    '',
    'Made from `server/settings.ts` (`npx vitest run --project unit settings -u`). A wrong setting stops the start; the',
    'message names all that are wrong.',
    '',
    '| Setting | What it may be | Default | About |',
    '|---|---|---|---|',
    ...rows.map((row) => row.replace(/</g, '&lt;')),
    '',
  ].join('\n');
}

function defaultOf({ default: value }: Pick<Setting, 'default'>): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = String(value);
  return text.startsWith(process.cwd()) ? relative(process.cwd(), text) : text;
}

const quoted = (text: string) => (text.includes(' ') ? `"${text}"` : text);

function commented(text: string): string {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length > WIDTH) lines.push(`# ${word}`);
    else lines[lines.length - 1] = line;
  }
  return lines.join('\n');
}
