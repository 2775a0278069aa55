import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { CardArt, type CardShape } from './CardArt';
import { CardFacts, type CardFactsProps } from './CardFacts';
import { CardFrame } from './CardFrame';
import { Card, Corner, Name } from './MovieCardParts';
import { RankNumeral } from './RankNumeral';

interface MovieCardProps extends CardFactsProps {
  id: string;
  name: string;
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined;
  /** In place of the name, such as the name with marked letters. */
  shownName?: ReactNode;
  posterImage: string | null;
  thumbnailImage: string | null;
  /** The same pictures in several widths. */
  posterSrcset?: string | undefined;
  thumbnailSrcset?: string | undefined;
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
  /** What decides when a preview is shown. */
  listeners?: ComponentProps<typeof Card>;
  /** Over the card, in the browser's top layer. Its button takes the place of `action`. */
  preview?: ReactNode;
}

export function MovieCard(props: MovieCardProps) {
  const { id, name, posterImage, thumbnailImage, ageRating, facts, isLive } = props;
  const { rank, action, shape, isEager, preview } = props;
  const picture = (
    <CardFrame shape={shape}>
      <CardArt
        name={name}
        lang={props.lang}
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
    <Card {...props.listeners}>
      {playLabel && (
        <Link to={paths.title(id)} state={{ play: true }} aria-label={playLabel} draggable={false}>
          {picture}
        </Link>
      )}
      <Link to={paths.title(id)} draggable={false}>
        {!playLabel && picture}
        <Name lang={props.lang} dir="auto">
          {props.shownName ?? name}
        </Name>
      </Link>
      <CardFacts ageRating={ageRating} facts={facts} isLive={isLive} />
      {preview}
      {action && (
        <Corner data-corner onMouseDown={notToTheRow}>
          {action}
        </Corner>
      )}
    </Card>
  );
}

/** A press on a button is not the beginning of a drag, for which a row would render all its cards. */
export function notToTheRow(event: MouseEvent) {
  event.stopPropagation();
}
