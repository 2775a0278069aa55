import { TextLink } from '../../components/Link';
import { paths } from '../../lib/paths';

/** The label of the terms checkbox; the agreements open in a new tab, so that the form is kept. */
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
