import { useDeferredValue, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { LinkButton } from '../../components/Button';
import { notifyChunkError } from '../../lib/chunk-error';
import { lazy, useLazy } from '../../lib/lazy';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { useAgeLimit } from '../../state/kids-mode/use-age-limit';
import { useQuery } from '../../state/use-query';
import { useSession } from '../../state/use-session';
import { hasAutoplayRequest } from '../player/autoplay-request';
import { leaveFullScreen } from '../player/full-screen';
import { Billboard } from './Billboard';
import { CastGrid } from './CastGrid';
import { MoreLikeThis } from './MoreLikeThis';
import { NoTitle } from './NoTitle';
import { NotForKids } from './NotForKids';
import { TitlePlaceholder } from './TitlePlaceholder';
import { Column, Page } from './title-layout';

const confirmEmail = lazy(async () => (await import('./confirm-email/ConfirmEmail')).ConfirmEmail);

const episodeParts = lazy(async () => (await import('./seasons/Seasons')).episodeParts);

export function TitleScreen() {
  const { id = '' } = useParams();
  useEffect(() => leaveWithoutStage, []);
  return <TitlePage key={id} id={id} />;
}

function leaveWithoutStage() {
  if (!document.querySelector('[data-stage]')) leaveFullScreen();
}

function TitlePage({ id }: { id: string }) {
  const { value, state, retry } = useQuery('Title details', 'titleDetails', { id });
  const { isMember } = useSession();
  const isPlayWanted = hasAutoplayRequest(useLocation().state) && isMember;
  const isKidsMode = useAgeLimit() !== null;
  const details = useDeferredValue(value);
  const ConfirmEmail = useLazy(confirmEmail, {
    isWanted: details?.needs_confirmed_email ?? false,
    onError: notifyChunkError,
  });
  const { seasons = [], series } = details ?? {};
  const isShow = seasons.length > 0;
  const hasEpisodes = isShow || series !== undefined;
  const Episodes = useLazy(episodeParts, { isWanted: hasEpisodes, onError: notifyChunkError });
  if (state === 'empty' && isKidsMode) return <NotForKids />;
  if (state === 'failed' || state === 'empty') return <Missing onRetry={retry} />;
  if (state === 'loading' || !details || (hasEpisodes && !Episodes)) return <TitlePlaceholder />;
  if (Episodes && isPlayWanted && isShow) return <Episodes.RedirectToEpisode seasons={seasons} />;
  const mayPlay = isMember && !details.needs_confirmed_email;
  return (
    <Page>
      <Billboard
        title={details}
        showLink={Episodes && series && <Episodes.ShowLink series={series} />}
        play={Episodes && isShow && mayPlay && <Episodes.PlayEpisode seasons={seasons} />}
      >
        {details.needs_confirmed_email && ConfirmEmail && <ConfirmEmail titleId={id} />}
      </Billboard>
      {Episodes && <Episodes.Seasons title={details} />}
      <Column>
        <MoreLikeThis cards={details.more_items.filter(({ series }) => !series)} />
      </Column>
      <Column>
        <CastGrid casts={details.casts} />
      </Column>
    </Page>
  );
}

function Missing({ onRetry }: { onRetry(): void }) {
  return (
    <NoTitle
      lead={text('title.missing.lead')}
      title={text('title.missing.title')}
      onRetry={onRetry}
      action={
        <LinkButton to={paths.movies} variant="outline">
          {text('title.missing.movies')}
        </LinkButton>
      }
    />
  );
}
