import { ExternalLink, TextLink } from '../../components/Link';
import type { Marked, Words } from '../../lib/legal/documents';

export function Wording({ words }: { words: Words }) {
  return Array.from(words.entries(), ([index, it]) =>
    typeof it === 'string' ? it : <Mark key={index} {...it} />,
  );
}

function Mark({ mark, words, href = '' }: Marked) {
  const inner = <Wording words={words} />;
  if (mark === 'strong') return <strong>{inner}</strong>;
  if (mark === 'em') return <em>{inner}</em>;
  return /^[/#]/.test(href) ? (
    <TextLink to={href}>{inner}</TextLink>
  ) : (
    <ExternalLink href={href}>{inner}</ExternalLink>
  );
}
