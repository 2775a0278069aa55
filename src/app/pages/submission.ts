import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.submission,
  for: 'member',
  feature: 'submission',
  section: 'app.section.submission',
  screen: async () => (await import('../../features/submission/SubmissionScreen')).SubmissionScreen,
};
