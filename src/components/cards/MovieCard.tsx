import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
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
  /** Short facts below the name: language, duration in words, age rating. */
  facts: readonly (string | null)[];
  /** A channel: it has a mark in place of a duration. */
  isLive?: boolean | undefined;
  /** Over the picture, such as how much was watched. */
  overlay?: ReactNode;
  /** What the title's page is told: `{ play: true }` plays it at once. */
  linkState?: object;
  /** 1 to 10: the place in the Top 10, shown as a large numeral. */
  rank?: number | undefined;
  /** The heart; beside the link, since a button must not be inside one. */
  action?: ReactNode;
  shape?: CardShape | undefined;
  /** For cards visible without scrolling: no lazy loading. */
  isEager?: boolean | undefined;
}

export function MovieCard(props: MovieCardProps) {
  const { id, name, posterImage, thumbnailImage, facts, isLive, rank, action, shape, isEager } =
    props;
  const known = facts.filter(Boolean);
  return (
    <Card shape={shape}>
      <Link to={paths.title(id)} state={props.linkState} draggable={false}>
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
        <Name dir="auto">{props.shownName ?? name}</Name>
      </Link>
      <Facts>
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
