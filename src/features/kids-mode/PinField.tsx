import { PasswordField } from '../../components/form/PasswordField';

interface PinFieldProps {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A four-digit PIN, which password managers must not save as the account's password. */
export function PinField(props: PinFieldProps) {
  return (
    <PasswordField {...props} isRequired autoComplete="off" inputMode="numeric" maxLength={4} />
  );
}
