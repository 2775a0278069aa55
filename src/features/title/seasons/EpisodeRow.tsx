import { Link } from 'react-router-dom';
import type { Card } from '../../../../contract/entities';
import { CardArt } from '../../../components/cards/CardArt';
import { WatchedBar } from '../../../components/cards/WatchedBar';
import { Icon } from '../../../components/Icon';
import { durationText } from '../../../lib/duration';
import { paths } from '../../../lib/paths';
import { text } from '../../../lib/site/texts';
import type { ResumePosition } from '../../../state/progress/positions';
import { placeText, timeLeftText } from '../../../state/progress/texts';
import { useSession } from '../../../state/use-session';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';

interface EpisodeRowProps {
  episode: Card;
  left: ResumePosition | undefined;
  isWatched: boolean;
}

export function EpisodeRow({ episode, left, isWatched }: EpisodeRowProps) {
  const { isMember } = useSession();
  const { id, name, lang, series, duration } = episode;
  const isBegun = left !== undefined && left.position > 0;
  return (
    <Row to={paths.title(id)} state={isMember ? { play: true } : null}>
      <Picture>
        <CardArt name={name} lang={lang} pictures={episode} shape="episode" />
        {isBegun && <WatchedBar share={left.position / left.duration} />}
      </Picture>
      <span className={css({ minW: '0' })}>
        {series && <Small>{`${placeText(series)} `}</Small>}
        <span
          lang={lang}
          dir="auto"
          className={css({
            display: 'block',
            fontWeight: 'semibold',
            lineHeight: 'snug',
            lineClamp: 2,
          })}
        >
          {name}
        </span>
        <Small>
          {isBegun ? timeLeftText(left.duration - left.position) : durationText(duration)}
          {isWatched && !isBegun && (
            <span className={css({ color: 'fg', whiteSpace: 'nowrap' })}>
              {' · '}
              <Icon name="check" className={css({ display: 'inline', boxSize: '1em' })} />{' '}
              {text('title.episodes.watched')}
            </span>
          )}
        </Small>
      </span>
    </Row>
  );
}

const Row = styled(
  Link,
  recipe({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4',
    h: 'full',
    p: '2',
    borderRadius: 'md',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.raised' },
  }),
);

const Picture = styled(
  'span',
  recipe({
    position: 'relative',
    display: 'block',
    h: { base: '5rem', md: '6.5rem' },
    aspectRatio: '16/9',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'bg.placeholder',
  }),
);

const Small = styled(
  'span',
  recipe({ display: 'block', color: 'fg.muted', fontSize: 'sm', lineHeight: '1.5rem' }),
);
