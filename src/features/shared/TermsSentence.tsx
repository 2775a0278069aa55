import { TextLink } from '../../components/TextLink';
import { paths } from '../../lib/paths';

/** What one agrees to by ticking the box; the agreements open in a tab of their own. */
export function TermsSentence() {
  return (
    <>
      I accept the{' '}
      <TextLink to={paths.terms} target="_blank" rel="noopener">
        Terms &amp; Conditions
      </TextLink>{' '}
      and{' '}
      <TextLink to={paths.privacyPolicy} target="_blank" rel="noopener">
        Privacy Policy
      </TextLink>
    </>
  );
}
