import type { TitleDetails } from '../../../contract/entities';
import { WatchlistButton } from '../../components/cards/WatchlistButton';
import { useQuery } from '../../state/use-query';
import { useSession } from '../../state/use-session';
import { useWatchlistToggle } from '../../state/use-watchlist';
import { css } from '../../theme/css' with { type: 'macro' };

export function WatchlistToggle({ title }: { title: TitleDetails }) {
  const { isMember } = useSession();
  const isKnown = !isMember || title.is_watch_list !== null;
  return isKnown ? (
    <ToggleButton title={title} isSaved={title.is_watch_list ?? false} />
  ) : (
    <ToggleByList title={title} />
  );
}

function ToggleByList({ title }: { title: TitleDetails }) {
  const { value: cards = [], state } = useQuery('My WatchList', 'watchlist', {});
  if (state === 'loading') return <span className={css({ boxSize: '14' })} />;
  return <ToggleButton title={title} isSaved={cards.some(({ id }) => id === title.id)} />;
}

function ToggleButton({ title, isSaved }: { title: TitleDetails; isSaved: boolean }) {
  const toggle = useWatchlistToggle(title.id, isSaved);
  return <WatchlistButton title={title.name} isOn={toggle.isOn} onToggle={toggle.press} isLarge />;
}
