import { text } from '../../lib/site/texts';
import { Agreement } from './Agreement';
import { agreement, paymentTerms } from './clauses';

const clauses = [...agreement, ...paymentTerms];

/** /terms-conditions (spec §2): the same agreement, and the payment provider's terms. */
export function TermsScreen() {
  return (
    <Agreement
      heading={text('legal.terms.heading')}
      lead={text('legal.terms.lead')}
      clauses={clauses}
    />
  );
}
