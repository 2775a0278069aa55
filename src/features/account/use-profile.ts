import { useState } from 'react';
import { ACCEPTED_IMAGES, imageHint } from '../../../contract/forms/images';
import { forms } from '../../../contract/forms/table';
import { callProvider } from '../../api/client';
import { readSession, readToken, saveUser } from '../../api/session-store';
import { phraseText, text } from '../../lib/site/texts';
import { useEmitted } from '../../lib/use-emitted';
import { session } from '../../state/session.actors';
import { useForm } from '../../state/use-form';
import { useSession } from '../../state/use-session';
import { fieldsOf, type ProfileFields, profilePayload } from './profile-fields';
import { useLeaving } from './use-leaving';

const profileForm = forms.updateProfile;

export function useProfile() {
  const { user } = useSession();
  const { actor: leave, ...leaving } = useLeaving();
  const [picture, setPicture] = useState<File | null>(null);
  const form = useForm<ProfileFields>({
    use: 'Update Profile',
    onEdited(values, isChanged) {
      setPicture(values.file_url);
      leave.send({ type: isChanged ? 'profile.changed' : 'profile.restored' });
    },
    initial: fieldsOf(user),
    form: profileForm,
    failureText: text('account.profile.failed'),
    keepAs: 'profile',
    submit(values) {
      leave.send({ type: 'save.started' });
      return updateProfile(values);
    },
    onSettled: () => leave.send({ type: 'save.ended' }),
    acceptedText: (message) => message ?? text('account.profile.done'),
    unedited: () => fieldsOf(readSession().user),
  });
  useEmitted(session, { 'user.changed': () => form.follow() });
  const { field, box, formProps, canSubmit, isBusy } = form;
  return {
    field,
    box,
    formProps,
    canSubmit,
    isBusy,
    user,
    picture,
    leaving,
    genders: profileForm.gender.choices.map((value) => ({
      value,
      label: text(`account.profile.${value}`),
    })),
    acceptedImages: ACCEPTED_IMAGES,
    imageHint: phraseText(imageHint),
    today: new Date().toISOString().slice(0, 10),
  };
}

/** Not aborted when the page is left, so that the stored user matches the provider's. */
async function updateProfile(values: ProfileFields) {
  const token = readToken();
  const payload = profilePayload(values, readSession().user);
  const { message, user } = await callProvider('updateProfile', { payload });
  if (readToken() === token) {
    const { file_url: _, ...sent } = payload;
    const left = { mobile: null, gender: null, date_of_birth: null };
    const profile_image = readSession().user?.profile_image ?? null;
    saveUser({ ...left, ...sent, profile_image, ...given(user) });
  }
  return { message };
}

function given<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
}
