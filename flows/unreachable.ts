/**
 * Reasons why test paths cannot hit a target in the site, by target id (`test-paths/hits.ts`).
 * `coverage.ts` fails if more than five of these targets are not hit by any browser test.
 */
import { playerMachine } from '../machines/player.machine';

const SAME_MOMENT =
  'The tab closes in the same moment as its address arrives: no test path can stop in between.';
const NEW_PERSON = "A new user gets new toggles, so a member's toggle is never a visitor's.";

const DISABLED = 'The button is disabled or absent.';
const TYPED_MEANWHILE =
  'The chart does not store text typed during a submit; network/forms.test.ts covers it.';
const MEMBERS_PAGE =
  "The test paths run on a member's page; the tests of the watchlist cover visitors.";
const OLDER_NEWS =
  'In the test paths other tabs send current data; watchlist/tabs.test.ts sends older data.';
const AFTER_SIGN_IN = 'A sign-in opens another page; the tests of the watchlist sign in.';
const BEFORE_IT_OPENS =
  'Only in the moment before the other page opens, which is too short to press Back and type.';
const JUST_SAVED =
  'Only in the moment between the click and its question; account/leaving.test.ts covers it.';
const GOES_ON = 'Sign Up, which could be sent again, opens another page.';

const FRESH_ADDRESSES = "Recovery's test paths renew addresses; the player's have a single answer.";

const CHANNEL =
  'Only a live channel goes off air, and the test paths play a film; title/views/live.test.ts covers it.';

const PASSED_ON = 'The test paths of its charts cover it: the player only forwards it.';
const passedOn = playerMachine.states.staged?.ownEvents ?? [];

export const unreachable: Readonly<Record<string, string>> = {
  ...Object.fromEntries(passedOn.map((type) => [`player.staged on ${type} #1`, PASSED_ON])),
  'connection on media.offAir #1': CHANNEL,
  'in connection.offAir': CHANNEL,
  'connection.offAir on xstate.after.CHANNEL_INTERVAL.connection.offAir #1': CHANNEL,
  'connection.offAir on media.connected #1': CHANNEL,
  'connection.offAir on media.disconnected #1': CHANNEL,
  'patience on media.offAir #1': CHANNEL,
  'account.unchanged on leave.requested #1': JUST_SAVED,
  'account.changed.leaving on profile.changed #1': BEFORE_IT_OPENS,
  'form.editing.accepted on form.cleared #1': TYPED_MEANWHILE,
  'if form.editing.accepted on form.cleared #1': TYPED_MEANWHILE,
  'form.editing.pristine on form.submitted #1': DISABLED,
  'if form.editing.pristine on form.submitted #1': DISABLED,
  'if form.editing.accepted on form.submitted #1': DISABLED,
  'form.editing.accepted on form.submitted #1': DISABLED,
  'unless form.editing.accepted on form.submitted #1': GOES_ON,
  'unless form.editing on form.submitted #2': DISABLED,
  'unless submission.editing on form.submitted #1': DISABLED,
  'unless submission.editing on row.added #1': DISABLED,
  'unless submission.editing on row.removed #1': DISABLED,
  'unless playback.video.film on trailer.requested #1': DISABLED,
  'unless playback.video.trailer on film.requested #1': DISABLED,
  'unless playback.video.film on source.picked #1': DISABLED,
  'playback.video.film on addresses.renewed #1': FRESH_ADDRESSES,
  'playback.video.trailer on addresses.renewed #1': FRESH_ADDRESSES,
  'playback.video.film on always #1': FRESH_ADDRESSES,
  'if playback.video.film on always #1': FRESH_ADDRESSES,
  'playback.video.trailer on always #1': FRESH_ADDRESSES,
  'if playback.video.trailer on always #1': FRESH_ADDRESSES,
  'checkout.showing.paying.awaitingReturn.place.inTab on tab.blocked #1': SAME_MOMENT,
  'in checkout.showing.paying.awaitingReturn.place.byLink': SAME_MOMENT,
  'unless watchlist on toggle.pressed #1': MEMBERS_PAGE,
  'watchlist on toggle.pressed #2': MEMBERS_PAGE,
  'unless watchlist.settled on toggle.pressed #1': MEMBERS_PAGE,
  'unless watchlist.settled.unknown on toggle.pressed #1': NEW_PERSON,
  'unless watchlist.settled on entry.saved #2': OLDER_NEWS,
  'watchlist.settled on title.wanted #1': AFTER_SIGN_IN,
};
