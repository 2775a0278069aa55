import { Agreement } from './Agreement';

/**
 * `/terms-conditions` (spec §2). The default text is the licence agreement and the payment
 * provider's terms.
 */
export function TermsScreen() {
  return <Agreement name="terms" />;
}
