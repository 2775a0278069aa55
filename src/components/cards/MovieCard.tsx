import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { CardArt, type CardPictures } from './CardArt';
import { CardFacts, type CardFactsProps } from './CardFacts';
import { CardFrame, type CardShape } from './CardFrame';
import { Card, Corner, Name } from './MovieCardParts';
import { RankNumeral } from './RankNumeral';

interface MovieCardProps extends CardFactsProps {
  id: string;
  name: string;
  lang?: string | undefined;
  shownName?: ReactNode;
  pictures: CardPictures;
  overlay?: ReactNode;
  playLabel?: string;
  rank?: number | undefined;
  action?: ReactNode;
  shape?: CardShape;
  isEager?: boolean | undefined;
  listeners?: ComponentProps<typeof Card>;
  preview?: ReactNode;
}

export function MovieCard(props: MovieCardProps) {
  const { id, name, lang, pictures, rank, playLabel, action, shape, isEager, preview } = props;
  const picture = (
    <CardFrame shape={shape}>
      <CardArt name={name} lang={lang} pictures={pictures} shape={shape} isEager={isEager} />
      {rank !== undefined && <RankNumeral rank={rank} />}
      {props.overlay}
    </CardFrame>
  );
  return (
    <Card {...props.listeners}>
      {playLabel && (
        <Link to={paths.title(id)} state={{ play: true }} aria-label={playLabel} draggable={false}>
          {picture}
        </Link>
      )}
      <Link to={paths.title(id)} draggable={false}>
        {!playLabel && picture}
        <Name lang={lang} dir="auto">
          {props.shownName ?? name}
        </Name>
      </Link>
      <CardFacts ageRating={props.ageRating} facts={props.facts} isLive={props.isLive} />
      {preview}
      {action && (
        <Corner data-corner onMouseDown={preventRowDrag}>
          {action}
        </Corner>
      )}
    </Card>
  );
}

export function preventRowDrag(event: MouseEvent) {
  event.stopPropagation();
}
