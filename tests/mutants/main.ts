/**
 * `npm run test:mutants` mutates the charts, one change at a time, and checks whether a test fails.
 *
 *     npm run test:mutants                     all charts
 *     npm run test:mutants -- search checkout  only these charts
 *     npm run test:mutants -- --again          deletes all earlier results first
 *
 * Stores results in `build/mutants`, so that a run can be resumed and repeats only what has changed.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { runCharts } from './charts';
import { reportOf } from './report';
import { resultsIn } from './results';

const FOLDER = 'build/mutants';
const NICE = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
  },
});
setPriority(NICE);
const file = `${FOLDER}/charts.jsonl`;
if (values.again) rmSync(file, { force: true });
const results = resultsIn(file);
const reasons: object = JSON.parse(readFileSync('tests/mutants/equivalent.json', 'utf8'));
const equivalent = new Set(Object.keys(reasons));
const verdicts = await runCharts(positionals, results, equivalent, console.log);
const report = reportOf(verdicts);
writeFileSync(`${FOLDER}/charts.md`, `${report}\n`);
console.log(report);
