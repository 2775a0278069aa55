import { PasswordField } from '../../components/form/PasswordField';

interface PinFieldProps {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Asks password managers not to save the PIN as the account's password. */
export function PinField(props: PinFieldProps) {
  return <PasswordField {...props} autoComplete="off" inputMode="numeric" maxLength={4} />;
}
