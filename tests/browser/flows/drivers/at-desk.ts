import { intercept, watchRequests } from '../../setup/interception';
import type { SitePage } from '../driver';

const API = '/desk/api/';
export const SESSION = `${API}session`;

const asked = new WeakMap<SitePage, string[]>();

export const askedBy = (sitePage: SitePage): readonly string[] => asked.get(sitePage) ?? [];

export async function watchAsked(sitePage: SitePage): Promise<void> {
  const addresses: string[] = [];
  asked.set(sitePage, addresses);
  await watchRequests(sitePage.page, ({ url }) => {
    const [, address] = url.split(API);
    if (address) addresses.push(address);
  });
}

export async function openRoom(sitePage: SitePage, room: string): Promise<void> {
  await watchAsked(sitePage);
  await intercept(sitePage.page, `**${SESSION}`, (it) => it.answer({ body: { name: 'rui' } }));
  await sitePage.open(`/desk/${room}`, 'visitor');
}
