import { TextLink } from '../../components/TextLink';

/** What one agrees to by ticking the box; the agreements open in a tab of their own. */
export function TermsSentence() {
  return (
    <>
      I accept the{' '}
      <TextLink to="/terms-conditions" target="_blank" rel="noopener">
        Terms &amp; Conditions
      </TextLink>{' '}
      and{' '}
      <TextLink to="/privacy-policy" target="_blank" rel="noopener">
        Privacy Policy
      </TextLink>
    </>
  );
}
