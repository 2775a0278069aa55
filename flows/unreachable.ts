/**
 * Targets that test paths in the site can't hit, by id (walk/crossings.ts), and why. At most five may be
 * missed by every browser test.
 */
import { playerMachine } from '../machines/player.machine';

const SAME_MOMENT =
  'The tab is found closed in the moment in which its address is known: no walk can stand between.';
const NEW_PERSON =
  "Another person begins with new hearts, so a heart that a member has pressed is never a visitor's.";

const DISABLED = 'What may not be pressed then is disabled, or is not there.';
const TYPED_MEANWHILE =
  "A chart that is sending does not keep what is typed meanwhile, so a walk can't tell; network/forms.test.ts types then.";
const MEMBERS_PAGE =
  "The walks are made on a member's page; the tests of the watchlist press as visitors, too.";
const OLDER_NEWS =
  'In the walks another tab says what is so now; watchlist/tabs.test.ts sends what was so before.';
const AFTER_SIGN_IN = 'A sign-in begins another page; the tests of the watchlist sign in.';
const BEFORE_IT_OPENS =
  'Only in the moment before the other page opens, which is too short to press Back and type.';
const JUST_SAVED =
  'Only in the moment between the press and its question; account/leaving.test.ts has the save end in it.';
const GOES_ON = 'Sign Up, which could be sent again, goes on to another page.';

const FRESH_ADDRESSES =
  'The walks of recovery have addresses read again; those of a player have one answer.';

const CHANNEL =
  'Only a channel goes off the air, and the walks are made in a film; title/views/live.test.ts watches one.';

const PASSED_ON = 'The walks of its charts cause it: the player only passes it on.';
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
