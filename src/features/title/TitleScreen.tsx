import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation, useParams } from 'react-router-dom';
import { LinkButton } from '../../components/Button';
import { ErrorCard } from '../../components/feedback/ErrorCard';
import { PageHeading } from '../../components/PageHeading';
import { TitleMeta } from '../../components/TitleMeta';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { durationText } from '../../lib/duration';
import { paths } from '../../lib/paths';
import { useSession } from '../../state/use-session';
import { CastGrid } from './CastGrid';
import { MoreLikeThis } from './MoreLikeThis';
import { Player } from './player/Player';
import { TitlePlaceholder } from './TitlePlaceholder';
import { Page, PlayerAndFacts } from './title-layout';
import { type Title, useTitle } from './use-title';

/** /movie-details/{id} (spec §2). Keyed, so that no state is carried from one title to the next. */
export function TitleScreen() {
  const { id = '' } = useParams();
  return <TitlePage key={id} id={id} />;
}

function TitlePage({ id }: { id: string }) {
  const { value: details, state, retry } = useTitle(id);
  if (state === 'failed' || state === 'empty') return <Missing onRetry={retry} />;
  if (state === 'loading' || !details) return <TitlePlaceholder />;
  return (
    <Page>
      <PlayerAndFacts>
        <Player title={details} />
        <Facts title={details} />
      </PlayerAndFacts>
      <MoreLikeThis cards={details.more_items} />
      <CastGrid casts={details.casts} />
    </Page>
  );
}

function Missing({ onRetry }: { onRetry(): void }) {
  return (
    <>
      <VisuallyHidden>
        <PageHeading>Movie</PageHeading>
      </VisuallyHidden>
      <ErrorCard title="No movie details found." onRetry={onRetry} />
    </>
  );
}

function Facts({ title }: { title: Title }) {
  const { isMember } = useSession();
  const location = useLocation();
  return (
    <chakra.div
      display="grid"
      alignContent="center"
      gap="4"
      maxW="prose"
      px={{ base: 'gutter', md: '0' }}
    >
      <PageHeading>{title.name}</PageHeading>
      <TitleMeta
        releaseYear={title.release_year}
        language={title.language}
        duration={durationText(title.duration)}
        isLive={title.is_live}
        imdbRating={title.imdb_rating}
      />
      <chakra.p color="fg.muted" fontSize="lg">
        {title.description}
      </chakra.p>
      {!isMember && (
        <chakra.div mt="2">
          <LinkButton to={paths.signIn} state={{ from: location }} size="lg">
            Watch Now
          </LinkButton>
        </chakra.div>
      )}
    </chakra.div>
  );
}
