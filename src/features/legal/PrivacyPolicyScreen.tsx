import { text } from '../../lib/site/texts';
import { Agreement } from './Agreement';
import { agreement } from './clauses';

/** /privacy-policy (spec §2): the content licence agreement. */
export function PrivacyPolicyScreen() {
  return (
    <Agreement
      heading={text('legal.privacy.heading')}
      lead={text('legal.privacy.lead')}
      clauses={agreement}
    />
  );
}
