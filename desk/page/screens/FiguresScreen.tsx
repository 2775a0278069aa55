import { useSearchParams } from 'react-router-dom';
import type { Figures } from '../../../contract/desk/answers';
import { PERIODS_IN_DAYS } from '../../../contract/desk/calls';
import { Bars } from '../parts/Bars';
import { Download } from '../parts/Download';
import { Reading } from '../parts/Reading';
import { Table } from '../parts/Table';
import { useRead } from '../use-read';

const DAYS = 30;
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export function FiguresScreen() {
  const [asked, ask] = useSearchParams();
  const days = asked.get('days') ?? String(DAYS);
  const read = useRead('Figures', 'figures', { days });
  return (
    <section aria-busy={read.snapshot.hasTag('busy')}>
      <h1>Figures</h1>
      <div className="filters">
        <label>
          Period
          <select value={days} onChange={({ target }) => ask({ days: target.value })}>
            {PERIODS_IN_DAYS.map((it) => (
              <option key={it} value={it}>
                {it} days
              </option>
            ))}
          </select>
        </label>
        <Download name="figures" params={{ days }} />
      </div>
      <p>
        A play is a title that a member has watched for ten seconds, once a day. Days are UTC days.
        Sign-ups of members who have left are not counted.
      </p>
      <Reading read={read} empty="" />
      {read.answer && <Charts figures={read.answer} />}
    </section>
  );
}

function Charts({ figures: { days, titles, plans } }: { figures: Figures }) {
  const barsOf = (name: 'plays' | 'sign_ups') =>
    days.map((it) => ({ label: dayFormat.format(new Date(it.day)), value: it[name] }));
  return (
    <>
      <div className="beside">
        <Bars title="Plays" of="Day" bars={barsOf('plays')} />
        <Bars title="Sign-ups" of="Day" bars={barsOf('sign_ups')} />
      </div>
      <div className="beside">
        <Ranking
          title="Titles"
          unit="Plays"
          entries={titles.map(({ id, name, plays }) => ({ id, name, number: plays }))}
          empty="Nothing was played in this period."
        />
        <Ranking
          title="Active plans"
          unit="Members"
          entries={plans.map(({ name, members }) => ({ id: name, name, number: members }))}
          empty="No member has a plan."
        />
      </div>
    </>
  );
}

interface RankingProps {
  readonly title: string;
  readonly unit: string;
  readonly entries: readonly { id: string; name: string; number: number }[];
  readonly empty: string;
}

function Ranking({ title, unit, entries, empty }: RankingProps) {
  const most = entries[0]?.number ?? 1;
  return (
    <div className="panel">
      <h2>{title}</h2>
      {entries.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <Table
          entries={entries}
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Name',
              cell: ({ name, number }) => (
                <>
                  <span dir="auto">{name}</span>
                  <svg
                    className="share"
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect width={(number / most) * 100} height="1" />
                  </svg>
                </>
              ),
            },
            { title: unit, isNumber: true, cell: ({ number }) => number.toLocaleString('en') },
          ]}
        />
      )}
    </div>
  );
}
