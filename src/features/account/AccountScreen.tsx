import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../components/PageHeading';
import { Tabs } from '../../components/Tabs';
import { paths } from '../../lib/paths';
import { pagePath } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { useMayUsePasskeys } from '../shared/passkeys/use-may-use-passkeys';
import { DeviceSection } from './DeviceSection';
import { DataSection } from './data/DataSection';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { PasskeysSection } from './passkeys/PasskeysSection';
import { SessionsSection } from './sessions/SessionsSection';

export function AccountScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const mayUsePasskeys = useMayUsePasskeys();
  // A password change ends all other sessions, so the session list is remounted to reload it.
  const [passwordChanges, setPasswordChanges] = useState(0);
  const notePasswordChange = () => setPasswordChanges(passwordChanges + 1);
  // Reads `window.location`, since a click calls `open` twice (mousedown, focus) before a render.
  const open = (address: string) => {
    const { pathname, search } = window.location;
    if (pagePath(pathname) + search !== address) navigate(address);
  };
  const data = <DataSection />;
  return (
    <div
      className={css({
        display: 'grid',
        gap: '6',
        gridTemplateColumns: 'minmax(0, 48rem)',
        px: 'edge',
        py: { base: '8', md: '12' },
      })}
    >
      <PageHeading>{text('account.heading')}</PageHeading>
      <Tabs
        label={text('account.tabs.label')}
        current={query.get('tab') === 'password' ? 'password' : 'profile'}
        onChoose={(id) => open(id === 'password' ? paths.password : paths.account)}
        tabs={[
          { id: 'profile', name: text('account.tabs.profile'), content: <ProfileForm /> },
          {
            id: 'password',
            name: text('account.tabs.password'),
            content: <PasswordForm onChanged={notePasswordChange} />,
          },
        ]}
      />
      <DeviceSection />
      <SessionsSection key={passwordChanges}>
        {mayUsePasskeys ? <PasskeysSection>{data}</PasskeysSection> : data}
      </SessionsSection>
    </div>
  );
}
