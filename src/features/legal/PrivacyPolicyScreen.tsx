import { Agreement } from './Agreement';
import { agreement } from './clauses';

/** /privacy-policy (spec §2): the content licence agreement. */
export function PrivacyPolicyScreen() {
  return (
    <Agreement
      heading="Privacy Policy"
      lead="The Content Licence Agreement between Fin and those who bring their films to it, and what we do with personal data."
      clauses={agreement}
    />
  );
}
