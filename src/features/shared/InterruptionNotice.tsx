import { TextLink } from '../../components/Link';
import { richText } from '../../lib/site/texts';

/** Tells of a lost session; `linkTo` is where to sign in, from any page but that one. */
export function InterruptionNotice({ linkTo }: { linkTo?: string }) {
  return (
    <p role="status">
      {richText('shared.interruption', {
        link: (words) => (linkTo ? <TextLink to={linkTo}>{words}</TextLink> : words),
      })}
    </p>
  );
}
