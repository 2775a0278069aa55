import type { Page, Route } from 'playwright-core';
import { answering, breaking, portal, silent } from '../faults';
import { LENGTH, type Packing } from './lists';
import { type File, fileOf } from './packed';

const whole = ({ type, body, range }: File) => ({
  status: range ? 206 : 200,
  headers: { 'accept-ranges': 'bytes', ...(range && { 'content-range': range }) },
  contentType: type,
  body,
});
const onlyOf = (share: number) => (route: Route, file: File) =>
  route.fulfill({ ...whole(file), body: file.body.subarray(0, file.body.length * share) });

export const FAULTS = {
  'is not there': answering(404),
  'is refused': answering(403),
  'answers 500': answering(500),
  'never answers': silent,
  'is a page': portal,
  'is empty': onlyOf(0),
  'is cut off': breaking,
  'is cut short': onlyOf(0.5),
} satisfies Record<string, (route: Route, file: File) => unknown>;
export type Fault = keyof typeof FAULTS;

export async function serve(page: Page, packing: Packing, broken: string, fault: Fault) {
  const begun = performance.now();
  const stream = { isWhole: false, faults: 0 };
  await page.route('**/media/streams/matrix/*', (route) => {
    const path = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const [, start = '0'] = /^bytes=(\d+)/.exec(route.request().headers().range ?? '') ?? [];
    const firstPart = Math.min(8, Math.floor((performance.now() - begun) / 1000 / LENGTH));
    const file = fileOf({ packing, path, start: Number(start), firstPart });
    if (stream.isWhole || file.name !== broken) return route.fulfill(whole(file));
    stream.faults += 1;
    return FAULTS[fault](route, file);
  });
  return stream;
}
export type Stream = Awaited<ReturnType<typeof serve>>;
