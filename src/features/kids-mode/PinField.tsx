import { PasswordField } from '../../components/form/PasswordField';

interface PinFieldProps {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Four digits. A password manager is not to keep them as the account's password. */
export function PinField(props: PinFieldProps) {
  return (
    <PasswordField {...props} isRequired autoComplete="off" inputMode="numeric" maxLength={4} />
  );
}
