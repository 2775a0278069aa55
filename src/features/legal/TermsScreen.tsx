import { Agreement } from './Agreement';
import { agreement, paymentTerms } from './clauses';

const clauses = [...agreement, ...paymentTerms];

/** /terms-conditions (spec §2): the same agreement, and the payment provider's terms. */
export function TermsScreen() {
  return (
    <Agreement
      heading="Terms & Conditions"
      lead="The Content Licence Agreement between Fin and those who bring their films to it, and the terms on which subscriptions are paid."
      clauses={clauses}
    />
  );
}
