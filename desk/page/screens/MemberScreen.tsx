import { useParams } from 'react-router-dom';
import type { DeskMember } from '../../../contract/desk/answers';
import { Facts } from '../parts/Facts';
import { Moment } from '../parts/Moment';
import { Reading } from '../parts/Reading';
import { useRead } from '../use-read';
import { STATES } from './MembersScreen';
import { Account } from './member/Account';
import { Devices, Mails, Orders, Submissions } from './member/lists';

export function MemberScreen() {
  const { id = '' } = useParams();
  const read = useRead('Member', 'member', { id });
  const { snapshot } = read;
  const member = snapshot.matches('gone') ? undefined : read.answer;
  return (
    <section aria-busy={snapshot.hasTag('busy')}>
      {!member && <h1>Member</h1>}
      <Reading read={read} empty="" />
      {member && (
        <>
          <h1 dir="auto">
            {member.first_name} {member.last_name}
          </h1>
          <div key={id} className="beside">
            <div>
              <Details member={member} />
              <Account member={member} />
              <Devices member={member} />
            </div>
            <div>
              <Orders member={member} />
              <Mails member={member} />
              <Submissions member={member} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

function Details({ member }: { member: DeskMember }) {
  const { email, state, created_at, confirmed_at, disabled_at, language, passkeys, plan } = member;
  return (
    <Facts
      facts={{
        Email: <a href={`mailto:${email}`}>{email}</a>,
        State: STATES[state],
        Since: <Moment at={created_at} />,
        Confirmed: confirmed_at && <Moment at={confirmed_at} />,
        Disabled: disabled_at && <Moment at={disabled_at} />,
        Language: language,
        Passkeys: passkeys,
        Plan: plan ? `${plan.name}, to ${plan.end_date}` : 'None',
      }}
    />
  );
}
