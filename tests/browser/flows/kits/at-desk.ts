/** An operator who is signed in to the desk, and what the page asks the provider there. */
import { intercept, watchRequests } from '../../setup/interception';
import type { Stage } from '../kit';

const API = '/desk/api/';
export const SESSION = `${API}session`;

const asked = new WeakMap<Stage, string[]>();

/** What was asked for so far, as in `log?page=2`, the latest last. */
export const askedBy = (stage: Stage): readonly string[] => asked.get(stage) ?? [];

/** Opens a room of the desk, signed in. */
export async function openRoom(stage: Stage, room: string): Promise<void> {
  const addresses: string[] = [];
  asked.set(stage, addresses);
  await watchRequests(stage.page, ({ url }) => {
    const [, address] = url.split(API);
    if (address) addresses.push(address);
  });
  await intercept(stage.page, `**${SESSION}`, (it) => it.answer({ body: { name: 'rui' } }));
  await stage.open(`/desk/${room}`, 'visitor');
}
