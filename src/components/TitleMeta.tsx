import { chakra } from '@chakra-ui/react/styled-system';
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
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      color="fg.muted"
    >
      {imdbRating !== null && (
        <Rating>
          <Icon name="star" size="0.95em" isFilled />
          <VisuallyHidden>IMDb rating </VisuallyHidden>
          {imdbRating.toFixed(1)}
        </Rating>
      )}
      {contentRating && (
        <chakra.li
          px="2"
          borderWidth="1px"
          borderColor="border.strong"
          borderRadius="sm"
          fontSize="sm"
        >
          <VisuallyHidden>Age rating </VisuallyHidden>
          {contentRating}
        </chakra.li>
      )}
      {isLive && <LiveMark />}
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts have fixed places
        <chakra.li key={index}>{fact}</chakra.li>
      ))}
    </chakra.ul>
  );
}

const Rating = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'fg',
    fontWeight: 'semibold',
  },
});
