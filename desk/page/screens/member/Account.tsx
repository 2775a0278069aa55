import type { DeskMember } from '../../../../contract/desk/answers';
import { act } from '../../call';
import { ActButton } from '../../parts/ActButton';
import { saveFile } from '../../save-file';

export function Account({ member }: { member: DeskMember }) {
  const { id, email, disabled_at } = member;
  return (
    <div className="panel">
      <h2>Account</h2>
      <div className="filters">
        <ActButton
          use="Sign a member out"
          label="Sign out everywhere"
          done="The member was signed out everywhere."
          perform={() => act('signOutMember', { id })}
          outdates="member"
        />
        {disabled_at === null ? (
          <ActButton
            key="disable"
            use="Disable a member"
            label="Disable"
            question={`${email} will be signed out everywhere, and can't sign in until the account is enabled again. A plan goes on meanwhile.`}
            done="The account was disabled."
            perform={() => act('disableMember', { id })}
            outdates="member"
          />
        ) : (
          <ActButton
            key="enable"
            use="Enable a member"
            label="Enable"
            done="The account was enabled."
            perform={() => act('enableMember', { id })}
            outdates="member"
          />
        )}
        <ActButton
          use="Export a member"
          label="Export"
          done="The export was downloaded."
          perform={async () => {
            const data = await act('exportMember', { id });
            saveFile(`member-${id}.json`, JSON.stringify(data, null, 2), 'application/json');
          }}
          outdates="member"
        />
        <ActButton
          use="Delete a member"
          label="Delete"
          question={`The account of ${email} will be deleted with everything that is kept of it: passkeys, watchlist, submissions and mails. A plan ends, and nothing is paid back. Orders stay, without a name. This can't be undone.`}
          done="The account was deleted."
          perform={() => act('deleteMember', { id })}
          outdates="member"
        />
      </div>
    </div>
  );
}
