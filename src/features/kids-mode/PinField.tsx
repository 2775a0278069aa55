import { PasswordField } from '../../components/form/PasswordField';

interface PinFieldProps {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Turns off autocomplete, so that password managers don't save the PIN as the account's password. */
export function PinField(props: PinFieldProps) {
  return <PasswordField {...props} autoComplete="off" inputMode="numeric" maxLength={4} />;
}
