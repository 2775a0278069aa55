import { gridClass } from '../../components/grid/grid-class';
import { TextLink } from '../../components/Link';
import { ListPage } from '../../components/ListPage';
import { paths } from '../../lib/paths';
import { richText, text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { SampleCard } from './SampleCard';
import { samples } from './samples';

export function MyListScreen() {
  return (
    <ListPage heading={text('catalogue.samples.heading')}>
      <p className={css({ mt: '-4', mb: '8', maxW: 'prose', color: 'fg.muted' })}>
        {richText('catalogue.samples.lead', {
          link: (words) => <TextLink to={paths.watchlist}>{words}</TextLink>,
        })}
      </p>
      <ul aria-label={text('catalogue.samples.label')} className={gridClass}>
        {samples.map((sample) => (
          <li key={sample.id}>
            <SampleCard sample={sample} />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
