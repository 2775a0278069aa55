import { DateField } from '../../components/form/DateField';
import { ImagePicker } from '../../components/form/ImagePicker';
import { SelectField } from '../../components/form/SelectField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { LeaveDialog } from './LeaveDialog';
import { useProfile } from './use-profile';

export function ProfileForm() {
  const profile = useProfile();
  const { user, today, field, formProps, canSubmit, isBusy } = profile;
  return (
    <form {...formProps} data-person className={css({ display: 'grid', gap: '6' })}>
      <ImagePicker
        {...profile.box('file_url')}
        label="Profile image"
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
          label="First name"
          autoComplete="given-name"
        />
        <TextField
          {...field('last_name')}
          isRequired
          label="Last name"
          autoComplete="family-name"
        />
      </Pair>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="You can't change your account's email."
        isReadOnly
      />
      <Pair>
        <TextField {...field('mobile')} label="Mobile" type="tel" autoComplete="tel" />
        <SelectField
          {...field('gender')}
          label="Gender"
          options={profile.genders}
          placeholder="Prefer not to say"
        />
        <DateField
          {...field('date_of_birth')}
          label="Date of birth"
          autoComplete="bday"
          min="1900-01-01"
          max={today}
        />
      </Pair>
      <Action>
        <SubmitButton
          text="Update Profile"
          busyText="Updating..."
          isBusy={isBusy}
          isDisabled={!canSubmit}
        />
      </Action>
      <LeaveDialog {...profile.leaving} />
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
