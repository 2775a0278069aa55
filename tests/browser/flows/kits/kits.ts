/** The kits by the name of their flow's file. */
import type { FlowName } from '../../../../flows/flows';
import type { Kit } from '../kit';
import { accountKit } from './account';
import { adKit } from './ad';
import { castMailKit } from './cast-mail';
import { checkoutKit } from './checkout';
import { confirmationKit } from './confirmation';
import { continueWatchingKit } from './continue-watching';
import { controlsKit } from './controls';
import { formKit } from './form';
import { homeKit } from './home';
import { imageKit } from './image';
import { notificationsKit } from './notifications';
import { pageKit } from './page';
import { plansKit } from './plans';
import { playerKit } from './player';
import { progressKit } from './progress';
import { queryKit } from './query';
import { searchKit } from './search';
import { sessionKit } from './session';
import { submissionKit } from './submission';
import { upNextKit } from './up-next';
import { watchingKit } from './watching';
import { watchlistKit } from './watchlist';

export const kits: Readonly<Record<FlowName, Kit>> = {
  account: accountKit,
  ad: adKit,
  'cast-mail': castMailKit,
  checkout: checkoutKit,
  confirmation: confirmationKit,
  'continue-watching': continueWatchingKit,
  controls: controlsKit,
  form: formKit,
  home: homeKit,
  image: imageKit,
  notifications: notificationsKit,
  page: pageKit,
  plans: plansKit,
  player: playerKit,
  progress: progressKit,
  query: queryKit,
  search: searchKit,
  session: sessionKit,
  submission: submissionKit,
  'up-next': upNextKit,
  watching: watchingKit,
  watchlist: watchlistKit,
};
