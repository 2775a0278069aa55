import { TextLink } from '../../components/Link';
import { richText } from '../../lib/site/texts';

export function ExpiredSessionNotice({ linkTo }: { linkTo?: string }) {
  return (
    <p role="status">
      {richText('shared.interruption', {
        link: (words) => (linkTo ? <TextLink to={linkTo}>{words}</TextLink> : words),
      })}
    </p>
  );
}
