import type { MailEntry } from '../../../contract/desk/answers';
import { act } from '../call';
import { ActButton } from '../parts/ActButton';
import { List } from '../parts/List';
import { Moment } from '../parts/Moment';

const STATES = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  expired: 'Expired',
} as const satisfies Record<MailEntry['state'], string>;

export function MailsScreen() {
  return (
    <List
      title="Mails"
      name="mails"
      use="Mails"
      empty="No mail here yet."
      filter={{ param: 'state', label: 'State', choices: STATES }}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Written', cell: ({ created_at }) => <Moment at={created_at} /> },
        { title: 'To', cell: ({ recipient }) => recipient },
        { title: 'Subject', cell: ({ subject }) => <bdi>{subject}</bdi> },
        { title: 'State', cell: (mail) => <State mail={mail} /> },
        { title: 'Attempts', isNumber: true, cell: ({ attempts }) => attempts },
        { title: 'Last failure', cell: ({ failure }) => failure && <bdi>{failure}</bdi> },
        { title: 'Act', cell: (mail) => <SendAgain mail={mail} /> },
      ]}
    />
  );
}

function State({ mail: { state, sent_at, next_attempt_at } }: { mail: MailEntry }) {
  if (sent_at) {
    return (
      <>
        Sent <Moment at={sent_at} />
      </>
    );
  }
  if (state !== 'waiting') return <>{STATES[state]}</>;
  if (next_attempt_at === null) return <>Waiting: no mail server is set</>;
  return (
    <>
      Waiting, tried next <Moment at={next_attempt_at} />
    </>
  );
}

function SendAgain({ mail: { id, recipient, state, next_attempt_at } }: { mail: MailEntry }) {
  const isDelivered = state === 'waiting' && next_attempt_at !== null;
  if (!isDelivered && state !== 'failed') return null;
  return (
    <ActButton
      use="Send a mail"
      label="Send now"
      done={`The mail to ${recipient} is being sent.`}
      perform={() => act('sendMail', { id })}
      outdates="mails"
    />
  );
}
