import { richText } from '../lib/site/texts';
import { css, recipe } from '../theme/css' with { type: 'macro' };
import { styled } from '../theme/styled';
import { AgeRating } from './AgeRating';
import { Icon } from './Icon';
import { LiveMark } from './LiveMark';
import { VisuallyHidden } from './VisuallyHidden';

interface TitleMetaProps {
  releaseYear: string | null | undefined;
  language: string | null;
  duration: string;
  isLive?: boolean | undefined;
  imdbRating: number | null;
  contentRating?: string | null;
}

export function TitleMeta(props: TitleMetaProps) {
  const { releaseYear, language, duration, isLive, imdbRating, contentRating } = props;
  const facts = [releaseYear, language, !isLive && duration].filter(Boolean);
  return (
    <ul
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '4',
        rowGap: '2',
        color: 'fg.muted',
      })}
    >
      {imdbRating !== null && (
        <Rating>
          <Icon name="star" className={css({ boxSize: '0.95em' })} isFilled />
          <span>
            {richText('components.titleMeta.imdbRating', {
              rating: imdbRating,
              hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
            })}
          </span>
        </Rating>
      )}
      {contentRating && <AgeRating rating={contentRating} />}
      {isLive && <LiveMark />}
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}

const Rating = styled(
  'li',
  recipe({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'fg',
    fontWeight: 'semibold',
  }),
);
