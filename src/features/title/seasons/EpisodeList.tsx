import type { Season } from '../../../../contract/entities';
import { QuietSelect } from '../../../components/form/QuietSelect';
import { text } from '../../../lib/site/texts';
import { useResumePositions } from '../../../state/progress/use-progress';
import { useWatchedTitles } from '../../../state/progress/use-watched';
import { recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { EpisodeRow } from './EpisodeRow';
import { useSeason } from './use-season';

export function EpisodeList({ seasons }: { seasons: readonly Season[] }) {
  const { season, choose } = useSeason(seasons);
  const left = useResumePositions();
  const watched = useWatchedTitles() ?? [];
  return (
    <>
      {seasons.length > 1 && (
        <Tools>
          <QuietSelect
            label={text('title.episodes.season')}
            value={String(season?.number)}
            options={seasons.map(({ number }) => ({
              value: String(number),
              label:
                number === 0
                  ? text('title.episodes.specials')
                  : text('title.episodes.seasonNumber', { number }),
            }))}
            onChange={choose}
          />
        </Tools>
      )}
      <Episodes>
        {season?.episodes.map((episode) => (
          <li key={episode.id}>
            <EpisodeRow
              episode={episode}
              left={left.find(({ titleId }) => titleId === episode.id)}
              isWatched={watched.some(({ titleId }) => titleId === episode.id)}
            />
          </li>
        ))}
      </Episodes>
    </>
  );
}

const Episodes = styled(
  'ul',
  recipe({
    display: 'grid',
    gap: { base: '2', md: '4' },
    mx: '-2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
    gridAutoRows: { base: 'minmax(7rem, auto)', md: 'minmax(7.5rem, auto)' },
    '& > li': { display: 'grid', minW: '0', borderRadius: 'md' },
  }),
);

const Tools = styled('div', recipe({ display: 'flex', h: '10', '& > *': { flex: '0 0 9rem' } }));
