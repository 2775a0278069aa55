/** An operator who is signed in to the desk, and what the page asks the provider there. */
import { intercept, watchRequests } from '../../setup/interception';
import type { SitePage } from '../driver';

const API = '/desk/api/';
export const SESSION = `${API}session`;

const asked = new WeakMap<SitePage, string[]>();

/** What was asked for so far, as in `log?page=2`, the latest last. */
export const askedBy = (sitePage: SitePage): readonly string[] => asked.get(sitePage) ?? [];

/** Opens a room of the desk, signed in. */
export async function openRoom(sitePage: SitePage, room: string): Promise<void> {
  const addresses: string[] = [];
  asked.set(sitePage, addresses);
  await watchRequests(sitePage.page, ({ url }) => {
    const [, address] = url.split(API);
    if (address) addresses.push(address);
  });
  await intercept(sitePage.page, `**${SESSION}`, (it) => it.answer({ body: { name: 'rui' } }));
  await sitePage.open(`/desk/${room}`, 'visitor');
}
