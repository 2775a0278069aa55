import type { TitleDetails } from '../../../contract/entities';
import { WatchlistButton } from '../../components/cards/WatchlistButton';
import { useQuery } from '../../state/use-query';
import { useSession } from '../../state/use-session';
import { useWatchlistToggle } from '../../state/use-watchlist';
import { css } from '../../theme/css' with { type: 'macro' };

/** If the provider omits whether a title is on the watchlist, the whole list is fetched. */
export function Heart({ title }: { title: TitleDetails }) {
  const { isMember } = useSession();
  const isKnown = !isMember || title.is_watch_list !== null;
  return isKnown ? (
    <HeartButton title={title} isSaved={title.is_watch_list ?? false} />
  ) : (
    <HeartByList title={title} />
  );
}

function HeartByList({ title }: { title: TitleDetails }) {
  const { value: cards = [], state } = useQuery('My WatchList', 'watchlist', {});
  if (state === 'loading') return <span className={css({ boxSize: '14' })} />;
  return <HeartButton title={title} isSaved={cards.some(({ id }) => id === title.id)} />;
}

function HeartButton({ title, isSaved }: { title: TitleDetails; isSaved: boolean }) {
  const heart = useWatchlistToggle(title.id, isSaved);
  return <WatchlistButton title={title.name} isOn={heart.isOn} onToggle={heart.press} isLarge />;
}
