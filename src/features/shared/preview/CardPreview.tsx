import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { LinkButton } from '../../../components/Button';
import { CardArt } from '../../../components/cards/CardArt';
import { CardFacts } from '../../../components/cards/CardFacts';
import { type MovieCard, preventRowDrag } from '../../../components/cards/MovieCard';
import { Icon } from '../../../components/Icon';
import { paths } from '../../../lib/paths';
import { text } from '../../../lib/site/texts';
import { useSession } from '../../../state/use-session';
import { css } from '../../../theme/css' with { type: 'macro' };
import { openOver } from './open-over';
import { Actions, Name, Popover, Screen, Trailer, Whole } from './parts';
import { previewScreen } from './play-muted';

interface CardPreviewProps extends ComponentProps<typeof MovieCard> {
  isPlaying: boolean;
}

/**
 * Renders the preview as a popover, so that the row does not clip it. The popover is inside the
 * card, so hovering the popover counts as hovering the card, and Tab reaches the buttons.
 */
export function CardPreview(props: CardPreviewProps) {
  const { id, name, isPlaying, playLabel } = props;
  const { isMember } = useSession();
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (popover.current ? openOver(popover.current) : undefined), []);
  const plays = text(
    playLabel ? 'shared.preview.resume' : isMember ? 'common.play' : 'common.playTrailer',
  );
  return (
    <Popover ref={popover} popover="manual" data-preview onMouseDown={preventRowDrag}>
      <Whole to={paths.title(id)} tabIndex={-1} aria-hidden="true" draggable={false}>
        <Screen>
          <CardArt
            name={name}
            lang={props.lang}
            pictures={props.pictures}
            shape="preview"
            isEager
          />
          <Trailer ref={previewScreen} data-plays={isPlaying} />
          {props.overlay}
        </Screen>
        <Name lang={props.lang} dir="auto">
          {props.shownName ?? name}
        </Name>
      </Whole>
      <div
        aria-hidden="true"
        className={css({ flexShrink: '0', px: '4', '& > ul': { h: 'auto', whiteSpace: 'normal' } })}
      >
        <CardFacts ageRating={props.ageRating} facts={props.facts} isLive={props.isLive} />
      </div>
      <Actions>
        <LinkButton
          to={paths.title(id)}
          state={{ play: true }}
          aria-label={text('shared.preview.label', { plays, name })}
          draggable={false}
        >
          <Icon name="play" isFilled />
          <span>{plays}</span>
        </LinkButton>
        {props.action}
      </Actions>
    </Popover>
  );
}
