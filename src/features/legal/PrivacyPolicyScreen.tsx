import { Agreement } from './Agreement';

/** `/privacy-policy` (spec §2); by default, the content licence agreement. */
export function PrivacyPolicyScreen() {
  return <Agreement name="privacy" />;
}
