import { Agreement } from './Agreement';

export function PrivacyPolicyScreen() {
  return <Agreement name="privacy" />;
}
