import { ImagePicker } from '../../components/form/ImagePicker';
import { SelectField } from '../../components/form/SelectField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { ConfirmDialog } from '../../components/overlay/ConfirmDialog';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { useProfile } from './use-profile';

export function ProfileForm() {
  const profile = useProfile();
  const { user, today, field, formProps, canSubmit, isBusy } = profile;
  return (
    <form {...formProps} data-person className={css({ display: 'grid', gap: '6' })}>
      <ImagePicker
        {...profile.box('file_url')}
        label={text('account.profile.image')}
        hint={profile.imageHint}
        file={profile.picture}
        image={user?.profile_image ?? null}
        personName={`${user?.first_name ?? ''} ${user?.last_name ?? ''}`}
        accept={profile.acceptedImages}
      />
      <Pair>
        <TextField
          {...field('first_name')}
          isRequired
          label={text('common.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...field('last_name')}
          isRequired
          label={text('common.lastName')}
          autoComplete="family-name"
        />
      </Pair>
      <TextField
        {...field('email')}
        label={text('common.email')}
        type="email"
        autoComplete="email"
        hint={text('account.profile.emailHint')}
        isReadOnly
      />
      <Pair>
        <TextField
          {...field('mobile')}
          label={text('account.profile.mobile')}
          type="tel"
          autoComplete="tel"
        />
        <SelectField
          {...field('gender')}
          label={text('account.profile.gender')}
          options={profile.genders}
          placeholder={text('account.profile.noGender')}
        />
        <TextField
          {...field('date_of_birth')}
          label={text('account.profile.birth')}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={today}
        />
      </Pair>
      <Action>
        <SubmitButton
          text={text('account.profile.submit')}
          busyText={text('account.profile.sending')}
          isBusy={isBusy}
          isDisabled={!canSubmit}
        />
      </Action>
      <ConfirmDialog
        {...profile.leaving}
        title={text('account.leave.title')}
        text={text('account.leave.text')}
        confirmText={text('account.leave.confirm')}
        declineText={text('account.leave.decline')}
      />
    </form>
  );
}

const Pair = styled(
  'div',
  recipe({
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  }),
);

const Action = styled('div', recipe({ maxW: { sm: '16rem' }, w: 'full' }));
