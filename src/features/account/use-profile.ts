import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '../../../contract/entities';
import { payloadFrom, type ValuesOf } from '../../../contract/forms/form';
import { ACCEPTED_IMAGES, IMAGE_HINT } from '../../../contract/forms/images';
import { forms } from '../../../contract/forms/table';
import { callProvider } from '../../api/client';
import { readSession, readToken, saveUser } from '../../api/session-store';
import { useForm } from '../../state/use-form';
import { useSession } from '../../state/use-session';
import { useLeaving } from './use-leaving';

const profileForm = forms.updateProfile;
const genderNames = { male: 'Male', female: 'Female', other: 'Other' } as const;
const genders = profileForm.gender.choices.map((value) => ({ value, label: genderNames[value] }));

/** The Update Profile form, filled with the stored user (spec §5). */
export function useProfile() {
  const { user } = useSession();
  const { onEdited, onSaving, ...leaving } = useLeaving();
  const [picture, setPicture] = useState<File | null>(null);
  const form = useForm<ProfileFields>({
    use: 'Update Profile',
    onEdited(values, isChanged) {
      setPicture(values.file_url);
      onEdited(isChanged);
    },
    initial: fieldsOf(user),
    form: profileForm,
    failureText: 'Update failed!',
    keepAs: 'profile',
    submit: updateProfile,
    acceptedText: (message) => message ?? 'Your profile has been updated.',
    valuesAfter: () => fieldsOf(readSession().user),
  });
  const reportSaving = useEffectEvent(onSaving);
  useEffect(() => reportSaving(form.isBusy), [form.isBusy]);
  // Another tab may save the profile; what this one saves is followed when it is accepted.
  const follow = useEffectEvent(form.follow);
  useEffect(() => {
    if (!form.isBusy) follow(fieldsOf(user));
  }, [user, form.isBusy]);
  const { field, box, formProps, canSubmit, isBusy } = form;
  return {
    field,
    box,
    formProps,
    canSubmit,
    isBusy,
    user,
    /** Chosen, and not sent yet. */
    picture,
    leaving,
    genders,
    acceptedImages: ACCEPTED_IMAGES,
    imageHint: IMAGE_HINT,
    /** In UTC, as YYYY-MM-DD. */
    today: new Date().toISOString().slice(0, 10),
  };
}

type ProfileFields = ValuesOf<typeof profileForm>;

function fieldsOf(user: User | null): ProfileFields {
  return {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
    gender: user?.gender ?? '',
    date_of_birth: /^\d{4}-\d{2}-\d{2}/.exec(user?.date_of_birth ?? '')?.[0] ?? '',
    file_url: null,
  };
}

/** Not aborted when the page is left: the stored user must agree with the provider's. */
async function updateProfile(values: ProfileFields) {
  const token = readToken();
  const payload = payloadFrom(profileForm, values);
  const { message, user } = await callProvider('updateProfile', { payload });
  if (readToken() === token) {
    const { file_url: _, ...sent } = payload;
    const left = { mobile: null, gender: null, date_of_birth: null };
    const profile_image = readSession().user?.profile_image ?? null;
    saveUser({ ...left, ...sent, profile_image, ...given(user) });
  }
  return { message };
}

/** The fields that have a value: only those replace what is stored. */
function given<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
}
