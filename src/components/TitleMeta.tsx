import { richText } from '../lib/site/texts';
import { css, recipe } from '../theme/css' with { type: 'macro' };
import { styled } from '../theme/styled';
import { AgeRating } from './AgeRating';
import { Icon } from './Icon';
import { LiveMark } from './LiveMark';
import { VisuallyHidden } from './VisuallyHidden';

interface TitleMetaProps {
  /** A year as the page shows it, e.g. '2024'. */
  releaseYear: string | null | undefined;
  language: string | null;
  /** In words, e.g. '1hrs 47min'. */
  duration: string;
  /** A channel: it has a mark in place of a duration. */
  isLive?: boolean | undefined;
  /** Out of ten, e.g. 7.8. */
  imdbRating: number | null;
  /** The age rating, as in `PG-13`. */
  contentRating?: string | null;
}

/** The IMDb and age ratings, year, language and duration; what is unknown is left out. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts have fixed places
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
