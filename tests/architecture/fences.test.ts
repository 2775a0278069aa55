import { expect, test } from 'vitest';
import { type Import, importsOf, sourcesIn } from './imports';

/** A room is named by where its files lie; the first pattern that fits wins. */
const rooms: Record<string, RegExp> = {
  contract: /^contract\//,
  machines: /^machines\//,
  server: /^server\//,
  demo: /^demo\//,
  main: /^src\/main\.tsx$/,
  app: /^src\/app\//,
  api: /^src\/api\//,
  player: /^src\/player\//,
  components: /^src\/components\//,
  theme: /^src\/theme\//,
  lib: /^src\/lib\//,
  state: /^src\/state\//,
  /** Where a feature's machine meets its effects. */
  wiring: /^src\/features\/.*(\.actors|\/use-[\w-]+|\/submission-\w+|\/upload-draft)\.ts$/,
  features: /^src\/features\//,
};

/** Who may import whom; nothing else. */
const fences: Record<string, string[]> = {
  contract: ['contract'],
  machines: [],
  server: ['server', 'contract', 'demo'],
  demo: ['demo', 'server'],
  main: ['app', 'theme'],
  app: ['app', 'features', 'wiring', 'state', 'lib', 'components', 'theme'],
  api: ['api', 'contract'],
  player: ['player'],
  components: ['components', 'lib', 'theme'],
  theme: ['theme'],
  lib: ['lib', 'api'],
  state: ['state', 'lib', 'machines', 'api', 'components'],
  wiring: ['wiring', 'features', 'state', 'lib', 'machines', 'api', 'player', 'components'],
  features: ['features', 'wiring', 'state', 'lib', 'components', 'theme'],
};

/** Rooms that may use only these packages. */
const packages: Record<string, string[]> = {
  contract: ['superstruct'],
  machines: ['xstate'],
  api: ['ofetch', 'superstruct'],
  player: ['hls.js', '@vimeo/player'],
};

/** Packages that machines, calls and players are made of; whoever shows their state needs none. */
const BEHIND_THE_SCREENS = /^(xstate|@xstate\/react|superstruct|ofetch|hls\.js|@vimeo\/player)$/;
const shows = (room: string) => ['app', 'features', 'components', 'theme'].includes(room);

/** Types of what travels are read everywhere but in components, which know only their props. */
const readsContractTypes = (room: string) => room !== 'components' && room !== 'theme';

const files = sourcesIn('contract', 'machines', 'server', 'src');
const imports = files.flatMap(importsOf);

test('each file lies in a room', () => {
  expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

test('rooms import only from the rooms they may know', () => {
  expect(imports.filter((it) => !it.isPackage && !isAllowed(it)).map(describe)).toEqual([]);
});

test('contract, machines, API and player use only the packages that are theirs', () => {
  const strangers = imports.filter(({ file, target, isPackage }) => {
    const own = packages[roomOf(file) ?? ''];
    return isPackage && own && !own.includes(target);
  });
  expect(strangers.map(describe)).toEqual([]);
});

test('features and components use no package of machines, calls or players', () => {
  const strangers = imports.filter(
    ({ file, target, isPackage }) =>
      isPackage && shows(roomOf(file) ?? '') && BEHIND_THE_SCREENS.test(target),
  );
  expect(strangers.map(describe)).toEqual([]);
});

test('a foreign import is seen by the fences', () => {
  const foreign: Import = {
    file: 'src/components/Card.tsx',
    target: 'src/api/client.ts',
    isPackage: false,
    isTypeOnly: false,
  };
  expect(isAllowed(foreign)).toBe(false);
  expect(isAllowed({ ...foreign, target: 'contract/entities.ts', isTypeOnly: true })).toBe(false);
  expect(isAllowed({ ...foreign, file: 'src/features/plans/use-plans.ts' })).toBe(true);
});

function roomOf(file: string): string | undefined {
  return Object.keys(rooms).find((room) => rooms[room]?.test(file));
}

function isAllowed({ file, target, isTypeOnly }: Import): boolean {
  if (!/\.tsx?$/.test(target)) return true;
  const [from = '', to = ''] = [roomOf(file), roomOf(target)];
  if (to === 'contract' && isTypeOnly) return readsContractTypes(from);
  return fences[from]?.includes(to) ?? false;
}

function describe({ file, target }: Import): string {
  return `${file} → ${target}`;
}
