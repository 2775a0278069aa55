import { Agreement } from './Agreement';

/** `/privacy-policy` (spec §2). The default text is the content licence agreement. */
export function PrivacyPolicyScreen() {
  return <Agreement name="privacy" />;
}
