/**
 * `npm run test:mutants`: changes one thing at a time and looks whether a test notices.
 *
 *     npm run test:mutants                          all charts
 *     npm run test:mutants -- search checkout       these
 *     npm run test:mutants -- --wiring 40 --seed 1  a sample of the modules between charts and site
 *     npm run test:mutants -- --again               forgets what earlier runs found
 *
 * A changed chart never stands in a file, and changed wiring only in a copy. What is known is kept in
 * `build/mutants`: a run that was stopped goes on, and only what has changed since is run again.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { runCharts } from './charts';
import { reportOf } from './report';
import { resultsIn } from './results';
import { runWiring } from './wiring';

const FOLDER = 'build/mutants';
/** Below everything else on the machine; child processes inherit it. */
const NICE = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wiring: { type: 'string' },
    seed: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
  },
});
setPriority(NICE);
const name = values.wiring === undefined ? 'charts' : 'wiring';
const file = `${FOLDER}/${name}.jsonl`;
if (values.again) rmSync(file, { force: true });
const results = resultsIn(file);
const reasons: object = JSON.parse(readFileSync('tests/mutants/equivalent.json', 'utf8'));
const equivalent = new Set(Object.keys(reasons));
const verdicts =
  values.wiring === undefined
    ? await runCharts(positionals, results, equivalent, console.log)
    : await runWiring(Number(values.wiring), Number(values.seed), results, equivalent, console.log);
const report = reportOf(verdicts);
writeFileSync(`${FOLDER}/${name}.md`, `${report}\n`);
console.log(report);
