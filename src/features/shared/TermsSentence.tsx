import type { ReactNode } from 'react';
import { TextLink } from '../../components/Link';
import { paths } from '../../lib/paths';
import { richText } from '../../lib/site/texts';

export function TermsSentence() {
  const linkTo = (path: string) => (words: ReactNode) => (
    <TextLink to={path} target="_blank" rel="noopener">
      {words}
    </TextLink>
  );
  return richText('shared.terms', {
    terms: linkTo(paths.terms),
    privacy: linkTo(paths.privacyPolicy),
  });
}
