import { type FlowName, flowCalled, flowNames } from '../../../../flows/flows';
import type { FlowKit, Kit } from '../kit';
import { accountKit } from './account';
import { adKit } from './ad';
import { castMailKit } from './cast-mail';
import { checkoutKit } from './checkout';
import { confirmationKit } from './confirmation';
import { connectionKit } from './connection';
import { continueWatchingKit } from './continue-watching';
import { controlsKit } from './controls';
import { formKit } from './form';
import { homeKit } from './home';
import { imageKit } from './image';
import { kidsModeKit } from './kids-mode';
import { notificationsKit } from './notifications';
import { pageKit } from './page';
import { patienceKit } from './patience';
import { plansKit } from './plans';
import { playbackKit } from './playback';
import { playerKit } from './player';
import { progressKit } from './progress';
import { queryKit } from './query';
import { recoveryKit } from './recovery';
import { searchKit } from './search';
import { sessionKit } from './session';
import { submissionKit } from './submission';
import { upNextKit } from './up-next';
import { watchingKit } from './watching';
import { watchlistKit } from './watchlist';

const kitsByName: Readonly<Record<FlowName, Kit>> = {
  account: accountKit,
  ad: adKit,
  'cast-mail': castMailKit,
  checkout: checkoutKit,
  confirmation: confirmationKit,
  connection: connectionKit,
  'continue-watching': continueWatchingKit,
  controls: controlsKit,
  form: formKit,
  home: homeKit,
  image: imageKit,
  'kids-mode': kidsModeKit,
  notifications: notificationsKit,
  page: pageKit,
  patience: patienceKit,
  plans: plansKit,
  playback: playbackKit,
  player: playerKit,
  progress: progressKit,
  query: queryKit,
  recovery: recoveryKit,
  search: searchKit,
  session: sessionKit,
  submission: submissionKit,
  'up-next': upNextKit,
  watching: watchingKit,
  watchlist: watchlistKit,
};

/** The kits by the name of their flow's file. */
export const kits = Object.fromEntries(
  flowNames.map((name) => {
    const kit = kitsByName[name];
    return [name, { ...kit, flow: { ...flowCalled(name), ...kit.cases } }];
  }),
) as unknown as Readonly<Record<FlowName, FlowKit>>;
