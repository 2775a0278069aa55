import { Agreement } from './Agreement';

/** /terms-conditions (spec §2): of ours, the licence agreement and the payment provider's terms. */
export function TermsScreen() {
  return <Agreement name="terms" />;
}
