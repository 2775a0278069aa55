import { homeRows } from '../../features/home/rows';
import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.home,
  for: 'everyone',
  hasTitles: true,
  section: 'app.section.home',
  reads() {
    const [first] = homeRows();
    return [['banners', {}], ...(first ? [[first.call, {}] as const] : [])];
  },
  async screen() {
    const { HomeScreen, loadRows } = await import('../../features/home/HomeScreen');
    await loadRows();
    return HomeScreen;
  },
};
