import type { Season, TitleDetails } from '../../../../contract/entities';
import { text } from '../../../lib/site/texts';
import { Section } from '../Section';
import { Column } from '../title-layout';
import { EpisodeList } from './EpisodeList';
import { PlayEpisode, RedirectToEpisode } from './PlayEpisode';
import { ShowLink } from './ShowLink';

function Seasons({ title }: { title: TitleDetails }) {
  const next = title.more_items.filter(({ series }) => series);
  if (title.seasons?.length)
    return <Listed heading={text('title.episodes.heading')} seasons={title.seasons} />;
  return (
    next.length > 0 && (
      <Listed heading={text('title.episodes.next')} seasons={[{ number: 0, episodes: next }]} />
    )
  );
}

function Listed({ heading, seasons }: { heading: string; seasons: readonly Season[] }) {
  return (
    <Column>
      <Section heading={heading}>
        <EpisodeList seasons={seasons} />
      </Section>
    </Column>
  );
}

export const episodeParts = { Seasons, ShowLink, PlayEpisode, RedirectToEpisode };
