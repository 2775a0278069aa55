/** Breaks each kind of file. Runs a sample that covers all faults, or the cells that match `MATRIX`. */
import { expect } from 'vitest';
import { hurryTimers } from '../../../setup/switches';
import { test as base } from '../../../setup/test';
import { type PlayerPage, playerOn } from '../../player-page';
import { FAULT_LOGS, mirror, seesText } from '../faults';
import { kindsOf } from './kinds';
import { PACKINGS, type Packing } from './lists';
import { FAULTS, type Fault, serve } from './serve';

const PACE = 8;
const NOTICE_TIME = 6000;
const LOGS = new RegExp(`${FAULT_LOGS.source}|was preloaded`);

/** Selects cells by a pattern such as `fMP4, the first part, is refused`; `.` selects all. */
const { MATRIX } = process.env;

const faults = Object.keys(FAULTS) as Fault[];
const folder = '/media/streams/matrix';
const sources = {
  stream: { type: 'HLS', url: `${folder}/master`, storyboard: `${folder}/stills` },
  file: { type: 'mp4', url: `${folder}/film`, storyboard: `${folder}/stills` },
};

const test = base.extend<{ film: PlayerPage }>({
  film: async ({ member }, use) => {
    await hurryTimers(member, PACE, NOTICE_TIME);
    await use(playerOn(member));
  },
});

/** Only segments and plain files are truncated, because a truncated playlist may be valid. */
const isMedia = (name: string) => /part|^its/.test(name);

function cellsOf(packing: Packing) {
  const at = PACKINGS.indexOf(packing);
  return Object.entries(kindsOf(packing)).flatMap(([name, kind], row) => {
    const own = faults.filter((fault) => fault !== 'is cut short' || isMedia(name));
    return own
      .filter((fault, column) =>
        MATRIX
          ? `${packing}, ${name}, ${fault}`.match(MATRIX)
          : (3 * row + column) % own.length === at,
      )
      .map((fault) => {
        const it = (fault === 'is refused' && kind.refused) || kind;
        return [`${name} ${fault}: ${it.ends}`, it, fault] as const;
      });
  });
}

export function breakEach(packing: Packing): void {
  const source = packing === 'one file' ? sources.file : sources.stream;
  const cells = cellsOf(packing);
  test.skipIf(MATRIX)('each kind of file is broken in one way', () => {
    const names = Object.keys(kindsOf(packing));
    const broken = cells.map(([title]) => names.find((name) => title.startsWith(`${name} `)));
    expect(broken).toEqual(names);
  });
  test.for(cells)('%s', { timeout: 60_000 }, async ([, kind, fault], { film, logs }) => {
    const { page } = film;
    logs.expects(LOGS);
    const stream = await serve(page, packing, kind.file, fault);
    let mirrored = 0;
    page.on('request', (request) => {
      mirrored += Number(request.url().endsWith(mirror.url));
    });
    stream.isWhole = kind.isLate === true;
    const watch = async () => {
      await film.watch(source, ...(kind.ends === 'notice' ? [] : [mirror]));
      if (stream.isWhole) await film.seesItGoOn();
      stream.isWhole = false;
      await kind.sees(film, stream, fault);
    };
    await Promise.all([kind.says && seesText(page, kind.says), watch()]);
    expect(stream.faults).toBeGreaterThan(0);
    const isSaid = (await page.getByText("couldn't play this video").count()) > 0;
    expect({ isMirrored: mirrored > 0, isSaid }).toEqual({
      isMirrored: kind.ends === 'next source',
      isSaid: false,
    });
  });
}
