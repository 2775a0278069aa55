import { EventEmitter } from 'node:events';
import Hls, { type Fragment } from 'hls.js';
import { expect, test } from 'vitest';
import { bridgeGaps } from '../../src/media/hls/gaps';

const read = () => ({
  fragments: [3, 4, 5].map((sn) => ({ type: 'main', sn, gap: false, tagList: [] as string[][] })),
});
const missing = ({ fragments }: ReturnType<typeof read>) =>
  fragments.filter(({ tagList }) => tagList.some(([tag]) => tag === 'GAP')).map(({ sn }) => sn);

test('stays excluded when the playlist is refreshed, until everything is loaded from the beginning', () => {
  const first = read();
  const hls = Object.assign(new EventEmitter(), { levels: [{ details: first }] });
  const gaps = bridgeGaps(hls as unknown as Hls, {} as HTMLVideoElement, () => {});
  const readAgain = () => {
    const details = read();
    hls.emit(Hls.Events.LEVEL_UPDATED, Hls.Events.LEVEL_UPDATED, { details });
    return details;
  };
  gaps.keepOut({ type: 'main', sn: 4 } as unknown as Fragment);
  expect([first, readAgain()].map(missing)).toEqual([[4], [4]]);
  expect([gaps.forget(), gaps.forget()]).toEqual([true, false]);
  expect(missing(readAgain())).toEqual([]);
});
