import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { matchedParts } from './matched-parts';

/** Wraps all text in elements, since React can't update text nodes that a browser translated. */
export function HighlightedMatch({ name, query }: { name: string; query: string }) {
  let offset = 0;
  return matchedParts(name, query).map(({ text, isMatch }) => {
    offset += text.length;
    return isMatch ? <Mark key={offset}>{text}</Mark> : <span key={offset}>{text}</span>;
  });
}

const Mark = styled(
  'mark',
  recipe({
    bg: 'transparent',
    color: 'inherit',
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  }),
);
