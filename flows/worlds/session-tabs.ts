import { contextOf, hasTag, isIn, runs } from './questions';
import { post, type Scene, send } from './scene';
import { forEach } from './world';

export const TABS = ['tab A', 'tab B'] as const;
export const [TAB] = TABS;
export const MEMBERS = ['ada@example.com', 'grace@example.com'];
export const ADDRESS = '/plans';
export const REFUSED = 0;
export const NO_TOKEN = -1;
export const EARLIER = 'the earlier page';
export const user = (email: string | undefined, name = 'Augusta') => ({ email, name });
export const initial = { isSignedIn: true, user: user(MEMBERS[0]), interruption: null };
export const facts = {
  stored: { user: user(MEMBERS[0]), token: 1 } as { user: User; token: number } | null,
  valid: [1],
  lastToken: 1,
  /**
   * By tab: why the tab must open the landing page; `undefined` if it need not.
   * A sign-out sets the token to revoke, or `NO_TOKEN` if none was stored.
   * A refused call sets `REFUSED`, unless a sign-out has already set a reason.
   */
  awaitsLanding: {} as Record<string, number | undefined>,
  kept: {} as Record<string, { person: string } | null>,
  loaded: forEach(TABS, (tab) => ({ [tab]: user(MEMBERS[0]) as User | null })),
  data: forEach(TABS, (tab) => ({ [tab]: MEMBERS[0] as string | undefined })),
  isSignedOut: false,
  isDataLost: false,
  isUnasked: false,
};
type User = ReturnType<typeof user>;
export type It = Scene<typeof facts>;

export const isMember = (it: It, tab: string) => isIn(it, tab, 'member');
export const isBrowsing = (it: It, tab: string) => isIn(it, tab, { visitor: 'browsing' });
export const isInterrupted = (it: It, tab: string) => isIn(it, tab, { visitor: 'interrupted' });
export const userIn = (it: It, tab: string): User | null =>
  isMember(it, tab) ? contextOf(it, tab).user : null;
export const isRefused = ({ facts: { stored, valid } }: It, token = stored?.token ?? REFUSED) =>
  !valid.includes(token);
/**
 * Builds a tab's session event from what is stored when the tab receives it.
 * The tab that made the change receives it immediately, and the other tab later.
 */
export const read = ({ facts: { stored, kept } }: It, tab: string, { type }: { type: string }) => ({
  type: stored ? 'session.changed' : type,
  address: ADDRESS,
  session: { isSignedIn: stored !== null, user: stored?.user ?? null },
  interruption: stored ? null : (kept[tab] ?? null),
});
export const isUpToDate = (it: It, tab: string) =>
  it.mail.every(({ to }) => to !== tab) && !hasTag(it, tab, 'busy');
export const inTabs = (holds: (it: It, tab: string) => boolean) => (it: It) =>
  TABS.every((tab) => holds(it, tab));
export const report = (it: It, tab: string, type: string) => {
  if (runs(it, tab, 'watchSession')) send(it, tab, { ...read(it, tab, { type }), type });
};
export const change = (it: It, tab: string, type: string, ...more: readonly string[]) => {
  for (const sent of [type, ...more]) {
    for (const other of TABS) if (other !== tab) post(it, tab, other, { type: sent });
  }
  report(it, tab, read(it, tab, { type }).type);
};
export const show = (it: It, tab: string) => {
  const { data, loaded } = it.facts;
  loaded[tab] = userIn(it, tab);
  data[tab] ??= loaded[tab]?.email;
};
