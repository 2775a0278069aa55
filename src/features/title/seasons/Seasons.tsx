import type { TitleDetails } from '../../../../contract/entities';
import { text } from '../../../lib/site/texts';
import { Section } from '../Section';
import { Column } from '../title-layout';
import { EpisodeList } from './EpisodeList';
import { PlayEpisode, RedirectToEpisode } from './PlayEpisode';
import { ShowLink } from './ShowLink';

function Seasons({ title: { seasons = [], more_items } }: { title: TitleDetails }) {
  const next = more_items.filter(({ series }) => series);
  const isShow = seasons.length > 0;
  if (!isShow && next.length === 0) return null;
  return (
    <Column>
      <Section heading={text(isShow ? 'title.episodes.heading' : 'title.episodes.next')}>
        <EpisodeList seasons={isShow ? seasons : [{ number: 0, episodes: next }]} />
      </Section>
    </Column>
  );
}

export const episodeParts = { Seasons, ShowLink, PlayEpisode, RedirectToEpisode };
