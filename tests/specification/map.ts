/**
 * Writes `docs/specification-map.md`, which lists the browser tests of each rule.
 * `--check` fails if the map is out of date, a browser test is skipped or a rule has no test.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RuleId, rules } from '../../flows/rules';

const MAP = 'docs/specification-map.md';
const TESTS = 'tests/browser';
const NOT_RUN = /\b(?:test|describe)\.(?:skip|todo|only|fails|runIf|skipIf)\b/;
const COVERAGE =
  /covers\(\s*(?<ids>\[[^\]]*\]|'[^']+')\s*,\s*(?<quote>['"`])(?<sentence>.*?)\k<quote>/gs;

const SUBJECT = /describe\(\s*(?<quote>['"`])(?<subject>.*?)\k<quote>/g;

interface Test {
  file: string;
  sentence: string;
}

const tests = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .sort()
  .map((name) => ({ file: join(TESTS, name), source: readFileSync(join(TESTS, name), 'utf8') }));
const notRun = tests.filter(({ source }) => NOT_RUN.test(source)).map(({ file }) => file);
const coverage = findCoverage();
const uncovered = Object.keys(rules).filter((id) => !coverage.has(id as RuleId));
const map = render();

if (process.argv.includes('--check')) {
  if (notRun.length > 0) fail(`Tests are skipped in ${notRun.join(', ')}`);
  if (uncovered.length > 0) fail(`No test covers ${uncovered.join(', ')}`);
  if (readFileSync(MAP, 'utf8') !== map) fail(`${MAP} is stale: npm run map`);
} else {
  mkdirSync('docs', { recursive: true });
  writeFileSync(MAP, map);
  if (uncovered.length > 0) console.warn(`No test covers ${uncovered.join(', ')}`);
}

function findCoverage(): Map<RuleId, Test[]> {
  const found = new Map<RuleId, Test[]>();
  for (const { file, source } of tests) {
    for (const { groups = {}, index } of source.matchAll(COVERAGE)) {
      for (const [, id] of (groups.ids ?? '').matchAll(/'([^']+)'/g)) {
        const rule = id as RuleId;
        const title = (groups.sentence ?? '').replaceAll(`\\${groups.quote}`, groups.quote ?? '');
        const sentence = `${subjectAt(source, index)} ${title}`.trim();
        found.set(rule, [...(found.get(rule) ?? []), { file, sentence }]);
      }
    }
  }
  return found;
}

function subjectAt(source: string, index: number): string {
  return [...source.slice(0, index).matchAll(SUBJECT)].at(-1)?.groups?.subject ?? '';
}

function render(): string {
  const rows = Object.entries(rules).map(([id, rule]) => {
    const tests = (coverage.get(id as RuleId) ?? []).map(
      ({ file, sentence }) => `${cell(sentence)} ([${file.slice(TESTS.length + 1)}](../${file}))`,
    );
    return `| \`${id}\` | ${cell(rule)} | ${tests.join('<br>')} |`;
  });
  return [
    '# The specification, rule by rule',
    '',
    "Made by `npm run map` from the rules in `flows/rules.ts` and the browser tests'",
    'own `covers(…)`. A rule without a test makes `npm run check` fail.',
    '',
    '| Rule | What it says | The tests that cover it |',
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
