import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DeskMember } from '../../../../contract/desk/answers';
import { moneyText } from '../../../../contract/money';
import { Moment } from '../../parts/Moment';
import { VERDICTS } from '../SubmissionsScreen';

interface OfMember {
  readonly member: DeskMember;
}

export function Devices({ member: { devices } }: OfMember) {
  return (
    <Panel title="Signed in" empty="On no device.">
      {devices.map(({ device, seen_at }) => (
        <li key={`${seen_at} ${device}`}>
          {device ?? 'Unknown device'}, last used <Moment at={seen_at} />
        </li>
      ))}
    </Panel>
  );
}

export function Orders({ member: { orders } }: OfMember) {
  return (
    <Panel title="Orders" empty="None.">
      {orders.map(({ id, plan_name, amount_cents, currency, status, created_at }) => (
        <li key={id}>
          {plan_name}, {moneyText('en', amount_cents / 100, currency.toUpperCase())}, {status},{' '}
          <Moment at={created_at} />
        </li>
      ))}
    </Panel>
  );
}

export function Mails({ member: { mails } }: OfMember) {
  return (
    <Panel title="Mails" empty="None.">
      {mails.map(({ id, subject, created_at, sent_at }) => (
        <li key={id}>
          <bdi>{subject}</bdi>, <Moment at={created_at} />, {sent_at ? 'sent' : 'not sent'}
        </li>
      ))}
    </Panel>
  );
}

export function Submissions({ member: { submissions } }: OfMember) {
  return (
    <Panel title="Submissions" empty="None.">
      {submissions.map(({ id, title, created_at, verdict }) => (
        <li key={id}>
          <Link to={`/submissions/${id}`}>
            <bdi>{title}</bdi>
          </Link>
          , <Moment at={created_at} />, {VERDICTS[verdict ?? 'open']}
        </li>
      ))}
    </Panel>
  );
}

interface PanelProps {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[];
}

function Panel({ title, empty, children }: PanelProps) {
  return (
    <div className="panel">
      <h2>{title}</h2>
      {children.length > 0 ? <ul className="plain">{children}</ul> : <p>{empty}</p>}
    </div>
  );
}
