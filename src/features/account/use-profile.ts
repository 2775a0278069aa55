import type { Gender, User } from '../../../contract/entities';
import { callProvider } from '../../api/client';
import { profileRules, type Rules } from '../../api/rules';
import { readSession, readToken, saveUser } from '../../api/session-store';
import { PARTIAL_DATE } from '../../components/form/DateField';
import { imageError } from '../../lib/images';
import { notify } from '../../lib/notifications';
import { useForm } from '../../state/use-form';
import { useSession } from '../../state/use-session';

export const genders: readonly { value: Gender; label: string }[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

const rules: Rules = {
  ...profileRules,
  date_of_birth: ({ date_of_birth }) =>
    date_of_birth === PARTIAL_DATE ? 'Please enter the whole date' : null,
  file_url: ({ file_url }) => (file_url instanceof File ? imageError(file_url) : null),
};

/** The Update Profile form, filled with the stored user (spec §5). */
export function useProfile() {
  const { user } = useSession();
  const form = useForm<ProfileFields>({
    initial: fieldsOf(user),
    rules,
    failureText: 'Update failed!',
    submit: updateProfile,
    onAccepted(message) {
      notify({ tone: 'success', message: message ?? 'Your profile has been updated.' });
      form.clear(fieldsOf(readSession().user));
    },
  });
  return {
    ...form,
    user,
    /** In UTC, as YYYY-MM-DD. */
    today: new Date().toISOString().slice(0, 10),
    /** A chosen picture is validated at once. */
    pickImage(file: File | null) {
      form.change('file_url', file);
      form.field('file_url').onBlur();
    },
  };
}

type ProfileFields = ReturnType<typeof fieldsOf>;

function fieldsOf(user: User | null) {
  return {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
    gender: user?.gender ?? '',
    date_of_birth: /^\d{4}-\d{2}-\d{2}/.exec(user?.date_of_birth ?? '')?.[0] ?? '',
    file_url: null as File | null,
  };
}

/** Not aborted when the page is left: the stored user must agree with the provider's. */
async function updateProfile({ file_url, ...fields }: ProfileFields) {
  const token = readToken();
  const names = {
    first_name: fields.first_name.trim(),
    last_name: fields.last_name.trim(),
    email: fields.email.trim(),
  };
  const details = {
    mobile: fields.mobile.trim() || null,
    gender: genders.find(({ value }) => value === fields.gender)?.value ?? null,
    date_of_birth: fields.date_of_birth || null,
  };
  const { message, user } = await callProvider('updateProfile', {
    payload: { ...names, ...given(details), ...(file_url && { file_url }) },
  });
  if (readToken() === token) {
    const profile_image = readSession().user?.profile_image ?? null;
    saveUser({ ...names, ...details, profile_image, ...given(user) });
  }
  return { message };
}

/** The fields that have a value: only those are sent, and only those replace what is stored. */
function given<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
}
