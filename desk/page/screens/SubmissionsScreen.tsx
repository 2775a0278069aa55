import { Link } from 'react-router-dom';
import { List } from '../parts/List';
import { Moment } from '../parts/Moment';

export const VERDICTS = { open: 'Open', accepted: 'Accepted', declined: 'Declined' } as const;

export function SubmissionsScreen() {
  return (
    <List
      title="Submissions"
      name="submissions"
      use="Submissions"
      empty="No movie here yet."
      filter={{ param: 'state', label: 'State', choices: VERDICTS }}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Movie', cell: ({ id, title }) => <Link to={id}>{title}</Link> },
        { title: 'From', cell: ({ name }) => name },
        { title: 'Sent', cell: ({ created_at }) => <Moment at={created_at} /> },
        { title: 'State', cell: ({ verdict }) => VERDICTS[verdict ?? 'open'] },
      ]}
    />
  );
}
