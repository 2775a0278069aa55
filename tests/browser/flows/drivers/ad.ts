import type { Driver, SitePage } from '../driver';

const box = ({ page }: SitePage) => page.getByTestId('ad');

export const driver: Driver = {
  use: 'Ad',
  begin: (sitePage) => sitePage.open('/browse', 'visitor'),
  actions: {},
  calls: { loadAd: { path: '/ads/house.js' } },
  assertions: {
    waiting: (sitePage) => box(sitePage).waitFor(),
    loading: (sitePage) => box(sitePage).waitFor(),
    shown: (sitePage) => box(sitePage).getByRole('link').waitFor(),
    failed: (sitePage) => box(sitePage).getByText('Ad could not be loaded.').waitFor(),
  },
};
