/** Every flow with its cases, by the name of its file. */
import { accountFlow } from './cases/account';
import { adFlow } from './cases/ad';
import { castMailFlow } from './cases/cast-mail';
import { checkoutFlow } from './cases/checkout';
import { confirmationFlow } from './cases/confirmation';
import { connectionFlow } from './cases/connection';
import { continueWatchingFlow } from './cases/continue-watching';
import { controlsFlow } from './cases/controls';
import { formFlow } from './cases/form';
import { homeFlow } from './cases/home';
import { imageFlow } from './cases/image';
import { kidsModeFlow } from './cases/kids-mode';
import { notificationsFlow } from './cases/notifications';
import { pageFlow } from './cases/page';
import { patienceFlow } from './cases/patience';
import { plansFlow } from './cases/plans';
import { playbackFlow } from './cases/playback';
import { playerFlow } from './cases/player';
import { progressFlow } from './cases/progress';
import { queryFlow } from './cases/query';
import { recoveryFlow } from './cases/recovery';
import { searchFlow } from './cases/search';
import { sessionFlow } from './cases/session';
import { submissionFlow } from './cases/submission';
import { upNextFlow } from './cases/up-next';
import { watchingFlow } from './cases/watching';
import { watchlistFlow } from './cases/watchlist';
import type { Flow } from './walk/flow';

const all = {
  account: accountFlow,
  ad: adFlow,
  'cast-mail': castMailFlow,
  checkout: checkoutFlow,
  confirmation: confirmationFlow,
  connection: connectionFlow,
  'continue-watching': continueWatchingFlow,
  controls: controlsFlow,
  form: formFlow,
  home: homeFlow,
  image: imageFlow,
  'kids-mode': kidsModeFlow,
  notifications: notificationsFlow,
  page: pageFlow,
  patience: patienceFlow,
  plans: plansFlow,
  playback: playbackFlow,
  player: playerFlow,
  progress: progressFlow,
  query: queryFlow,
  recovery: recoveryFlow,
  search: searchFlow,
  session: sessionFlow,
  submission: submissionFlow,
  'up-next': upNextFlow,
  watching: watchingFlow,
  watchlist: watchlistFlow,
};

export type FlowName = keyof typeof all;

export const flowNames = Object.keys(all) as FlowName[];

export function flowCalled(name: FlowName): Flow {
  return all[name] as unknown as Flow;
}

export function isFlowName(name: string): name is FlowName {
  return name in all;
}
