import type { Season, TitleDetails } from '../../../../contract/entities';
import { notifyChunkError } from '../../../lib/chunk-error';
import { lazy, useLazy } from '../../../lib/lazy';
import { css } from '../../../theme/css' with { type: 'macro' };
import { Section } from '../Section';
import { Column } from '../title-layout';
import { Episodes, Tools } from './episode-layout';

/** Fetched where a title has episodes. */
const episodeList = lazy(async () => (await import('./EpisodeList')).EpisodeList);

/** A show's episodes by season, or those that follow an episode; nothing for any other title. */
export function Seasons({ title }: { title: TitleDetails }) {
  const next = title.more_items.filter(({ series }) => series);
  if (title.seasons?.length) return <Listed heading="Episodes" seasons={title.seasons} />;
  if (next.length === 0) return null;
  return <Listed heading="Next episodes" seasons={[{ number: 0, episodes: next }]} />;
}

/** Until the code of the list is there, its boxes are. */
function Listed({ heading, seasons }: { heading: string; seasons: readonly Season[] }) {
  const EpisodeList = useLazy(episodeList, { isWanted: true, onError: notifyChunkError });
  return (
    <Column>
      <Section heading={heading}>
        {EpisodeList ? (
          <EpisodeList seasons={seasons} />
        ) : (
          <>
            {seasons.length > 1 && <Tools />}
            <Episodes aria-hidden="true">
              {seasons[0]?.episodes.map(({ id }) => (
                <li key={id} className={css({ bg: 'bg.placeholder' })} />
              ))}
            </Episodes>
          </>
        )}
      </Section>
    </Column>
  );
}
