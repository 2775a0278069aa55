import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskAnswers } from '../../../contract/desk/answers';
import type { MemberState } from '../../../contract/desk/calls';
import { act } from '../call';
import { ActButton } from '../parts/ActButton';
import { List } from '../parts/List';
import { Moment } from '../parts/Moment';

export const STATES: Readonly<Record<MemberState, string>> = {
  active: 'Active',
  unconfirmed: 'Address not confirmed',
  disabled: 'Disabled',
};

export function MembersScreen() {
  return (
    <List
      title="Members"
      name="members"
      use="Members"
      empty="No member here."
      filter={{ param: 'state', label: 'State', choices: STATES }}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Email', cell: ({ id, email }) => <Link to={id}>{email}</Link> },
        { title: 'Name', cell: ({ first_name, last_name }) => `${first_name} ${last_name}` },
        { title: 'Since', cell: ({ created_at }) => <Moment at={created_at} /> },
        { title: 'State', cell: ({ state }) => STATES[state] },
      ]}
    >
      <Invite />
    </List>
  );
}

function Invite() {
  const [invitation, setInvitation] = useState<DeskAnswers['inviteMember'] | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const perform = async () => {
    const fields = new FormData(form.current ?? undefined);
    const said = (name: string) => String(fields.get(name) ?? '').trim();
    const language = said('language');
    setInvitation(
      await act('inviteMember', { email: said('email'), ...(language && { language }) }),
    );
  };
  return (
    <details className="panel">
      <summary>Invite a member</summary>
      <form ref={form} className="filters" onSubmit={(it) => it.preventDefault()}>
        <label>
          Email
          <input name="email" type="email" maxLength={200} autoComplete="off" />
        </label>
        <label>
          Language of the site, as in pt
          <input name="language" maxLength={40} placeholder="the first one" />
        </label>
        <ActButton
          use="Invite a member"
          label="Invite"
          done="The invitation is made."
          perform={perform}
          onDone={() => form.current?.reset()}
        />
      </form>
      {invitation && (
        <p className="notice" role="status">
          {invitation.is_mailed
            ? `The link was mailed to ${invitation.email}. It is shown here once: `
            : `No mail is set up. Pass this link on to ${invitation.email}; it is shown once: `}
          <code>{invitation.link}</code>
        </p>
      )}
    </details>
  );
}
