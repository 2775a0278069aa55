import { chakra } from '@chakra-ui/react/styled-system';
import { RetryButton } from '../../../components/feedback/RetryButton';
import { Spinner } from '../../../components/feedback/Spinner';
import { Icon } from '../../../components/Icon';
import { useSession } from '../../../state/use-session';
import { scrim } from '../../../theme/palette';
import type { Title } from '../use-title';
import { usePlayer } from './use-player';

/** The film for a member, the trailer for a visitor (spec §4, §6). */
export function Player({ title }: { title: Title }) {
  const { isMember } = useSession();
  return <VideoPlayer key={isMember ? 'member' : 'visitor'} title={title} isMember={isMember} />;
}

function VideoPlayer({ title, isMember }: { title: Title; isMember: boolean }) {
  const { name, poster_image, trailer_url, trailer_url_type, video_links } = title;
  const player = usePlayer({
    isMember,
    videoLinks: video_links,
    trailer: trailer_url ? { url: trailer_url, type: trailer_url_type } : null,
    poster: poster_image,
    title: name,
  });
  return (
    <Frame data-testid="player" aria-busy={player.isBusy}>
      {poster_image && <BlurredPoster src={poster_image} alt="" />}
      <MediaHost ref={player.stage} hidden={player.isFailed || player.isEmpty} />
      {player.isBusy && (
        <Centered pointerEvents="none">
          <Spinner label="The video is loading" />
        </Centered>
      )}
      {player.mayPlay && (
        <Centered pointerEvents="none">
          <PlayButton type="button" aria-label="Play" onClick={player.play}>
            <Icon name="play" isFilled size="2.25rem" />
          </PlayButton>
        </Centered>
      )}
      {player.isFailed && (
        <Centered role="alert">
          <p>The video could not be played.</p>
          <RetryButton onRetry={player.retry} />
        </Centered>
      )}
      {player.isEmpty && poster_image && <Poster src={poster_image} alt="" />}
      {player.isEmpty && (
        <Caption data-alone={poster_image ? undefined : ''}>
          There is no video of this title yet.
        </Caption>
      )}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    w: 'full',
    aspectRatio: '16/9',
    overflow: 'hidden',
    borderRadius: { base: 'none', md: 'lg' },
    bg: 'bg.deep',
    boxShadow: 'lifted',
    isolation: 'isolate',
    // An empty YouTube or Vimeo frame is white until its player has loaded.
    '&[aria-busy=true] iframe': { visibility: 'hidden' },
  },
});

const BlurredPoster = chakra('img', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    w: 'full',
    h: 'full',
    objectFit: 'cover',
    filter: 'blur(28px) brightness(0.45)',
    transform: 'scale(1.1)',
  },
});

const MediaHost = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    '& > *': { w: 'full', h: 'full', border: '0', display: 'block', objectFit: 'contain' },
  },
});

const Centered = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    p: '4',
    textAlign: 'center',
  },
});

const Poster = chakra('img', {
  base: { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'contain' },
});

const Caption = chakra('p', {
  base: {
    position: 'absolute',
    insetX: '0',
    bottom: '0',
    px: '4',
    pt: '12',
    pb: '4',
    textAlign: 'center',
    bgImage: `linear-gradient(to top, ${scrim(0.92)}, transparent)`,
    '&[data-alone]': { top: '0', display: 'grid', placeItems: 'center', pt: '4' },
  },
});

const PlayButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '16', md: '24' },
    ps: '1',
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.fg',
    boxShadow: 'lifted',
    cursor: 'pointer',
    pointerEvents: 'auto',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    _hover: { bg: 'accent.hover', transform: 'scale(1.06)' },
  },
});
