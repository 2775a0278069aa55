import { useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../../components/Button';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { usePlayer, usePlayerContext, usePlayerVerbs } from '../player/use-player';
import { isTrailerOver } from '../player/use-player-state';

export function TrailerEnd() {
  const location = useLocation();
  const { title } = usePlayerContext().stage;
  const { play, focusVideo } = usePlayerVerbs();
  if (!usePlayer(isTrailerOver)) return null;
  return (
    <Overlay>
      <Card aria-label={text('title.trailerEnd.label')} data-part>
        <p
          className={css({
            fontSize: { base: 'lg', md: '2xl' },
            fontWeight: 'semibold',
            lineHeight: 'snug',
            lineClamp: { base: 1, md: 2 },
          })}
        >
          {title}
        </p>
        <div className={css({ display: 'flex', justifyContent: 'center', gap: '2' })}>
          <LinkButton
            to={paths.signIn}
            state={{ from: location }}
            className={css({ px: { base: '4', sm: '6' } })}
          >
            {text('title.watchNow')}
          </LinkButton>
          <Button
            variant="outline"
            className={css({ px: { base: '4', sm: '6' } })}
            onClick={() => {
              focusVideo();
              play();
            }}
          >
            {text('title.trailerEnd.again')}
          </Button>
        </div>
      </Card>
    </Overlay>
  );
}

const Overlay = styled(
  'div',
  recipe({
    position: 'absolute',
    zIndex: '1',
    insetInline: '2',
    top: '2',
    bottom: { base: '5.75rem', sm: '6.5rem' },
    display: 'grid',
    placeContent: 'center',
    gridTemplateColumns: 'minmax(0, max-content)',
    pointerEvents: 'none',
  }),
);

const Card = styled(
  'section',
  recipe({
    display: 'grid',
    gap: { base: '2', md: '4' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxW: '32rem',
    px: { base: '4', md: '8' },
    py: { base: '3', md: '6' },
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    boxShadow: 'lifted',
    textAlign: 'center',
    pointerEvents: 'auto',
    animation: 'rise 240ms both',
  }),
);
