import { List } from '../parts/List';
import { Moment } from '../parts/Moment';

const acts: Readonly<Record<string, string>> = {
  signIn: 'signed in',
  signInFailed: 'a sign-in failed',
};

export function LogScreen() {
  return (
    <List
      title="Log"
      name="log"
      use="Desk log"
      empty="Nothing was done yet."
      keyOf={({ id }) => id}
      columns={[
        { title: 'When', cell: ({ at }) => <Moment at={at} /> },
        { title: 'Token', cell: ({ by }) => by ?? '–' },
        { title: 'Act', cell: ({ act }) => acts[act] ?? act },
        {
          title: 'About',
          cell: ({ about }) =>
            Object.entries(about)
              .map(([name, value]) => `${name}: ${value}`)
              .join(', '),
        },
      ]}
    />
  );
}
