import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '../../components/PageHeading';
import { Tabs } from '../../components/Tabs';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';

/** /edit-profile (spec §2). */
export function AccountScreen() {
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 48rem)"
      px="edge"
      py={{ base: '8', md: '12' }}
    >
      <PageHeading>Edit Profile</PageHeading>
      <Tabs
        label="Account"
        tabs={[
          { id: 'profile', name: 'Update Profile', content: <ProfileForm /> },
          { id: 'password', name: 'Change Password', content: <PasswordForm /> },
        ]}
      />
    </chakra.div>
  );
}
