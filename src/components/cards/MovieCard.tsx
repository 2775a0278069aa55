import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { AgeRating } from '../AgeRating';
import { LiveMark } from '../LiveMark';
import { CardArt, type CardShape } from './CardArt';
import { CardFrame } from './CardFrame';
import { Card, Corner, Facts, Name } from './MovieCardParts';
import { RankNumeral } from './RankNumeral';

interface MovieCardProps {
  id: string;
  name: string;
  /** In place of the name, such as the name with marked letters. */
  shownName?: ReactNode;
  posterImage: string | null;
  thumbnailImage: string | null;
  /** The same pictures in several widths. */
  posterSrcset?: string | undefined;
  thumbnailSrcset?: string | undefined;
  /** As in `PG-13`. */
  ageRating?: string | null;
  /** Short facts below the name, such as its duration. The last give way where room is short. */
  facts: readonly (string | null)[];
  /** A channel: it has a mark in place of a duration. */
  isLive?: boolean | undefined;
  /** Over the picture, such as how much was watched. */
  overlay?: ReactNode;
  /** Says that the picture plays the title at once: 'Resume Seven Lamps'. The name then leads to its page. */
  playLabel?: string;
  /** 1 to 10: the place in the Top 10, shown as a large numeral. */
  rank?: number | undefined;
  /** The heart; beside the link, since a button must not be inside one. */
  action?: ReactNode;
  shape?: CardShape | undefined;
  /** For cards visible without scrolling: no lazy loading. */
  isEager?: boolean | undefined;
}

export function MovieCard(props: MovieCardProps) {
  const { id, name, posterImage, thumbnailImage, ageRating, facts, isLive } = props;
  const { rank, action, shape, isEager } = props;
  const known = facts.filter(Boolean);
  const picture = (
    <CardFrame shape={shape}>
      <CardArt
        name={name}
        poster={posterImage}
        thumbnail={thumbnailImage}
        posterSrcset={props.posterSrcset}
        thumbnailSrcset={props.thumbnailSrcset}
        shape={shape}
        isEager={isEager}
      />
      {rank !== undefined && <RankNumeral rank={rank} />}
      {props.overlay}
    </CardFrame>
  );
  const { playLabel } = props;
  return (
    <Card shape={shape}>
      {playLabel && (
        <Link to={paths.title(id)} state={{ play: true }} aria-label={playLabel} draggable={false}>
          {picture}
        </Link>
      )}
      <Link to={paths.title(id)} draggable={false}>
        {!playLabel && picture}
        <Name dir="auto">{props.shownName ?? name}</Name>
      </Link>
      <Facts>
        {ageRating && <AgeRating rating={ageRating} />}
        {isLive && <LiveMark />}
        {known.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
      {action && (
        <Corner data-corner onMouseDown={notToTheRow}>
          {action}
        </Corner>
      )}
    </Card>
  );
}

/** A press on the heart is not the beginning of a drag, for which a row would render all its cards. */
function notToTheRow(event: MouseEvent) {
  event.stopPropagation();
}
