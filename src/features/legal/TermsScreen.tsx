import { Agreement } from './Agreement';

export function TermsScreen() {
  return <Agreement name="terms" />;
}
