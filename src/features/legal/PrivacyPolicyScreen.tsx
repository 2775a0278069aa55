import { Agreement } from './Agreement';

/** /privacy-policy (spec §2): of ours, the content licence agreement. */
export function PrivacyPolicyScreen() {
  return <Agreement name="privacy" />;
}
