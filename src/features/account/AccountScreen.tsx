import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../components/PageHeading';
import { Tabs } from '../../components/Tabs';
import { paths } from '../../lib/paths';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';

/** /edit-profile (spec §2). The open tab is kept in the address. */
export function AccountScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <chakra.div
      display="grid"
      gap="6"
      maxW="48rem"
      mx="auto"
      px="gutter"
      py={{ base: '8', md: '12' }}
    >
      <PageHeading>Edit Profile</PageHeading>
      <Tabs
        label="Account"
        current={query.get('tab') === 'password' ? 'password' : 'profile'}
        onChoose={(id) => navigate(id === 'password' ? paths.password : paths.account)}
        tabs={[
          { id: 'profile', name: 'Update Profile', content: <ProfileForm /> },
          { id: 'password', name: 'Change Password', content: <PasswordForm /> },
        ]}
      />
    </chakra.div>
  );
}
