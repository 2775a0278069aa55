import { Table } from './Table';

interface Bar {
  readonly label: string;
  readonly value: number;
}

interface BarsProps {
  readonly title: string;
  readonly of: string;
  readonly bars: readonly Bar[];
}

const HEIGHT = 100;
const STEP = 10;

export function Bars({ title, of, bars }: BarsProps) {
  const highest = bars.reduce((one, other) => (other.value > one.value ? other : one));
  const scale = HEIGHT / Math.max(1, highest.value);
  return (
    <figure className="panel">
      <figcaption>
        <h2>{title}</h2>
        <p>{summaryOf(bars, highest)}</p>
      </figcaption>
      <svg
        className="bars"
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ label, value }, at) => (
          <rect
            key={label}
            x={at * STEP}
            y={HEIGHT - value * scale}
            width={STEP * 0.8}
            height={value * scale}
          />
        ))}
      </svg>
      <p className="ends">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <details>
        <summary>As a table</summary>
        <Table
          entries={bars}
          keyOf={({ label }) => label}
          columns={[
            { title: of, cell: ({ label }) => label },
            { title, isNumber: true, cell: ({ value }) => value.toLocaleString('en') },
          ]}
        />
      </details>
    </figure>
  );
}

function summaryOf(bars: readonly Bar[], highest: Bar): string {
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return 'None.';
  const most = highest.value.toLocaleString('en');
  return `${total.toLocaleString('en')} in all; the most, ${most}, on ${highest.label}.`;
}
