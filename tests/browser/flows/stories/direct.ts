import { expect } from 'vitest';
import type { Scene } from '../../../../flows/worlds/scene';
import type { World } from '../../../../flows/worlds/world';
import type { Play } from './play';

export interface Director {
  readonly world: World;
  /** Maps each chart's name in the world to its page and actor. */
  readonly cast: Readonly<Record<string, { readonly page: string; readonly use: string }>>;
  /** Maps promise actors to their API paths, in call order. Only the last call can be lost or late. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  begin(play: Play): Promise<unknown>;
  /** Maps names of the world's moves to browser actions. Calls, messages and delays need none. */
  readonly actions: Readonly<Record<string, (play: Play) => Promise<unknown>>>;
  end(play: Play): Promise<{ readonly provider: unknown; readonly page: unknown }>;
}

type Scenes = readonly (readonly [says: string, Scene<unknown>])[];

const FATES = {
  '': 'answer',
  ', and its answer is lost': 'lose',
  ', and its answer is late': 'delay',
} as const;

/**
 * @returns the sentences that were skipped, because `cast` has no page for their chart
 * @throws {Error} if the site's charts differ from the world's
 */
export async function playStory(
  director: Director,
  [beginning, ...scenes]: Scenes,
  play: Play,
): Promise<string[]> {
  const left: string[] = [];
  await director.begin(play);
  if (beginning) await arrive(director, beginning[1], 'at the beginning', play);
  let before = beginning?.[1];
  for (const [at, [says, scene]] of scenes.entries()) {
    const way = scenes.slice(0, at + 1).map(([it]) => it);
    if (before && (await happen(director, says, before, play)))
      await arrive(director, scene, `after\n${way.join('\n')}\n`, play);
    else left.push(says);
    before = scene;
  }
  return left;
}

async function happen(
  { world, actions, calls, cast }: Director,
  says: string,
  before: Scene<unknown>,
  play: Play,
): Promise<boolean> {
  const action = actions[says];
  if (action) {
    await action(play);
    return true;
  }
  if (/^.+ receives \S+ from .+$/.test(says)) return true;
  const [, timed, delay = ''] = /^in (.+) time passes \((\w+)\)$/.exec(says) ?? [];
  const [, awaiting] = /^the answer arrives in (.+)$/.exec(says) ?? [];
  const who = timed ?? awaiting ?? Object.keys(world.cast).find((it) => says.startsWith(`${it}: `));
  const page = cast[who ?? '']?.page;
  if (who && !page) return false;
  if (!who || !page) throw new Error(`No action of the site is known for: ${says}.`);
  if (timed)
    await play.pass(page, Number(before.charts[who]?.machine.implementations.delays[delay]));
  else if (awaiting) await play.arrive(page);
  else await call(world, calls, says.slice(who.length + 2), page, play);
  return true;
}

async function call(
  world: World,
  paths: Director['calls'],
  says: string,
  page: string,
  play: Play,
): Promise<void> {
  for (const [id, deeds] of Object.entries(world.calls)) {
    const earlier = [...(paths[id] ?? [])];
    const last = earlier.pop();
    const fate = fateOf(says, id, Object.keys(deeds));
    if (last === undefined || !fate) continue;
    for (const path of earlier) await play.answer(page, path);
    return play[fate](page, last);
  }
  throw new Error(`No call of the site is known for: ${says}.`);
}

function fateOf(says: string, id: string, deeds: readonly string[]) {
  if (says === `${id} is lost on its way`) return 'drop';
  const words = Object.keys(FATES) as (keyof typeof FATES)[];
  const said = words.find((it) => deeds.some((deed) => says === deed + it));
  return said === undefined ? null : FATES[said];
}

async function arrive(
  { cast }: Director,
  { charts, mail }: Scene<unknown>,
  context: string,
  play: Play,
): Promise<void> {
  for (const [who, { page, use }] of Object.entries(cast)) {
    const expected = charts[who]?.snap.value;
    // Skips charts with undelivered messages, because the site's tabs have already received them.
    const receives = mail.some(({ to }) => to === who);
    if (expected === undefined || receives || !play.isOpen(page)) continue;
    // A watchlist button has no actor before its first click or message.
    const value = async () => (await play.value(page, use)) ?? expected;
    await expect.poll(value, { message: `${who} ${context}` }).toEqual(expected);
  }
}
