/** Every world, by the flow that its story is about. */
export { checkoutWorld as checkout } from './checkout';
export { formWorld as form } from './form';
export { homeWorld as home } from './home';
export { plansWorld as plans } from './plans';
export { playerWorld as player } from './player';
export { progressWorld as progress } from './progress';
export { sessionWorld as session } from './session';
export { submissionWorld as submission } from './submission';
export { watchlistWorld as watchlist } from './watchlist';
