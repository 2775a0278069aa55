import { patterns } from '../../lib/paths';
import { ART_SIZES } from '../../theme/picture-sizes';
import type { Page } from './page';

export const page: Page = {
  path: patterns.title,
  for: 'everyone',
  hasTitles: true,
  section: 'app.section.title',
  reads: ({ id = '' }) => [['titleDetails', { id }]],
  picture: { of: 'titleDetails', sizes: ART_SIZES },
  screen: async () => (await import('../../features/title/TitleScreen')).TitleScreen,
};
