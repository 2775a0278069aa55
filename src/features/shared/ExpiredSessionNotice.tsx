import { TextLink } from '../../components/Link';
import { richText } from '../../lib/site/texts';

/** @param linkTo the sign-in page; omitted on that page itself */
export function ExpiredSessionNotice({ linkTo }: { linkTo?: string }) {
  return (
    <p role="status">
      {richText('shared.interruption', {
        link: (words) => (linkTo ? <TextLink to={linkTo}>{words}</TextLink> : words),
      })}
    </p>
  );
}
