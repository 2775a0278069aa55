import type { Kit, Stage } from '../kit';

const box = ({ page }: Stage) => page.getByTestId('ad');

export const kit: Kit = {
  use: 'Ad',
  begin: (stage) => stage.open('/browse', 'visitor'),
  gestures: {},
  calls: { loadAd: { path: '/ads/house.js' } },
  sights: {
    waiting: (stage) => box(stage).waitFor(),
    loading: (stage) => box(stage).waitFor(),
    shown: (stage) => box(stage).getByRole('link').waitFor(),
    failed: (stage) => box(stage).getByText('Ad could not be loaded.').waitFor(),
  },
};
