/**
 * Writes `docs/specification-map.md`: every rule of the specification with the tests that prove it.
 * With `--check` it writes nothing and fails when the map is stale or a rule has no test.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RuleId, rules } from '../tests/specification/rules';

const MAP = 'docs/specification-map.md';
const TESTS = 'tests/browser';
const PROOF =
  /proves\(\s*(?<ids>\[[^\]]*\]|'[^']+')\s*,\s*(?<quote>['"`])(?<sentence>.*?)\k<quote>/gs;

interface Proof {
  file: string;
  sentence: string;
}

const proofs = findProofs();
const unproven = Object.keys(rules).filter((id) => !proofs.has(id as RuleId));
const map = write();

if (process.argv.includes('--check')) {
  if (unproven.length > 0) fail(`No test proves ${unproven.join(', ')}`);
  if (readFileSync(MAP, 'utf8') !== map) fail(`${MAP} is stale: npm run map`);
} else {
  mkdirSync('docs', { recursive: true });
  writeFileSync(MAP, map);
  if (unproven.length > 0) console.warn(`No test proves ${unproven.join(', ')}`);
}

function findProofs(): Map<RuleId, Proof[]> {
  const found = new Map<RuleId, Proof[]>();
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((name) => name.endsWith('.test.ts'))) {
    for (const { groups = {} } of readFileSync(join(TESTS, file), 'utf8').matchAll(PROOF)) {
      for (const [, id] of (groups.ids ?? '').matchAll(/'([^']+)'/g)) {
        const rule = id as RuleId;
        const sentence = (groups.sentence ?? '').replaceAll(
          `\\${groups.quote}`,
          groups.quote ?? '',
        );
        found.set(rule, [...(found.get(rule) ?? []), { file: join(TESTS, file), sentence }]);
      }
    }
  }
  return found;
}

function write(): string {
  const rows = Object.entries(rules).map(([id, rule]) => {
    const tests = (proofs.get(id as RuleId) ?? []).map(
      ({ file, sentence }) => `${cell(sentence)} ([${file.slice(TESTS.length + 1)}](../${file}))`,
    );
    return `| \`${id}\` | ${cell(rule)} | ${tests.join('<br>')} |`;
  });
  return [
    '# The specification, rule by rule',
    '',
    "Made by `npm run map` from the rules in `tests/specification/rules.ts` and the browser tests'",
    'own `proves(…)`. A rule without a test makes `npm run check` fail.',
    '',
    '| Rule | What it says | The tests that prove it |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
