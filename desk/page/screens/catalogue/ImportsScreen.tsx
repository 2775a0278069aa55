import type { LibraryRun, LibraryRuns } from '../../../../contract/desk/answers';
import { Moment } from '../../parts/Moment';
import { Reading } from '../../parts/Reading';
import { useRead } from '../../use-read';

export function ImportsScreen() {
  const read = useRead('Imports', 'libraryRuns');
  const { answer } = read;
  return (
    <section aria-busy={read.snapshot.hasTag('busy')}>
      <h1>Imports</h1>
      <p>
        Films are imported by <code>npm run library</code>.
      </p>
      <Reading read={read} empty="" />
      {answer?.runs.length === 0 && <p>{nothingIn(answer)}</p>}
      {answer?.runs.map((run) => (
        <Run key={run.at} run={run} />
      ))}
    </section>
  );
}

const nothingIn = ({ library }: LibraryRuns) =>
  library === 'demo'
    ? 'The site shows the demo: no library is set.'
    : 'No import has left a report yet.';

function Run({ run }: { run: LibraryRun }) {
  const { at, seconds, made, unchanged, removed, left_out, problems, aborted } = run;
  return (
    <div className="panel">
      <h2>
        <Moment at={at} />
      </h2>
      {aborted ? (
        <p>
          Stopped after {lengthOf(seconds)}: <bdi>{aborted}</bdi>
        </p>
      ) : (
        <p>
          {made} made, {unchanged} unchanged, {removed} removed, {left_out} left out, in{' '}
          {lengthOf(seconds)}.
        </p>
      )}
      {problems.length > 0 && (
        <details>
          <summary>What was left out, and why</summary>
          <ul>
            {problems.map(({ path, why }) => (
              <li key={`${path} ${why}`}>
                <bdi>{path}</bdi>: <bdi>{why}</bdi>
              </li>
            ))}
          </ul>
          {left_out > problems.length && (
            <p>
              And {left_out - problems.length} more; <code>report.json</code> in the library has all
              of the last import.
            </p>
          )}
        </details>
      )}
    </div>
  );
}

const lengthOf = (seconds: number) =>
  seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
