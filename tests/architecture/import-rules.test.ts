import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INPUTS } from '../../scripts/site-build';
import { type Import, importsOf, sourcesIn } from './imports';

/** A file belongs to the first module whose pattern matches. */
const modules: Record<string, RegExp> = {
  contract: /^contract\//,
  texts: /^texts\//,
  machines: /^machines\//,
  'flows/live': /^flows\/live\//,
  flows: /^flows\//,
  demo: /^demo\//,
  'library/shape': /^library\/shape\//,
  library: /^library\//,
  'server/db': /^server\/db\//,
  'server/texts': /^server\/text(?:s|-files)\.ts$/,
  'server/settings': /^server\/(config|log|paths|settings|settings-[\w-]+)\.ts$/,
  'server/http': /^server\/http\//,
  'server/mail': /^server\/mail\//,
  'server/uploads': /^server\/uploads\//,
  'server/catalogue': /^server\/catalogue\//,
  'server/titles': /^server\/titles\//,
  'server/desk': /^server\/desk\//,
  'server/accounts': /^server\/accounts\//,
  'server/payments': /^server\/payments\//,
  'server/leaving': /^server\/leaving\//,
  'server/services': /^server\/services\.ts$/,
  'server/routes': /^server\/routes\//,
  'server/site': /^server\/site\//,
  server: /^server\/(commands\/)?[\w-]+\.ts$/,
  'desk/page': /^desk\/page\//,
  'desk/command': /^desk\/command\//,
  site: /^site\//,
  main: /^src\/[\w-]+\.tsx$/,
  'service-worker': /^src\/service-worker\//,
  'app/start': /^src\/app\/start\//,
  'app/pages': /^src\/app\/pages\//,
  app: /^src\/app\//,
  api: /^src\/api\//,
  media: /^src\/media\//,
  components: /^src\/components\//,
  theme: /^src\/theme\//,
  lib: /^src\/lib\//,
  state: /^src\/state\//,
  features: /^src\/features\//,
};

const BASE = ['server/db', 'server/settings', 'server/texts', 'server/http', 'contract'];

const serverRules: Record<string, string[]> = {
  'server/db': ['server/db'],
  'server/settings': ['server/settings', 'server/db'],
  'server/texts': ['server/texts', 'server/settings', 'contract', 'texts'],
  'server/http': ['server/http', 'server/texts', 'server/settings', 'server/db', 'contract'],
  'server/mail': ['server/mail', ...BASE],
  'server/uploads': ['server/uploads', ...BASE],
  'server/catalogue': ['server/catalogue', ...BASE, 'demo', 'library/shape'],
  'server/titles': ['server/titles', ...BASE, 'library/shape'],
  'server/accounts': ['server/accounts', 'server/titles', 'server/mail', ...BASE, 'demo'],
  'server/payments': ['server/payments', 'server/accounts', 'server/mail', ...BASE],
  'server/leaving': ['server/accounts', 'server/payments', 'server/uploads', ...BASE],
  'server/services': [
    ...['server/accounts', 'server/payments', 'server/mail', 'server/uploads', 'server/catalogue'],
    ...['server/titles', ...BASE],
  ],
  'server/routes': [
    ...['server/routes', 'server/services', 'server/accounts', 'server/payments', 'server/leaving'],
    ...['server/titles', 'server/uploads', ...BASE, 'library/shape'],
  ],
  'server/site': [
    ...['server/site', 'server/services', 'server/accounts', 'server/payments', 'server/uploads'],
    ...['server/titles', ...BASE, 'library/shape'],
  ],
  'server/desk': [
    ...['server/desk', 'server/services', 'server/site', 'server/accounts', 'server/payments'],
    'server/leaving',
    ...['server/mail', 'server/uploads', 'server/titles', 'server/catalogue', ...BASE],
    'library/shape',
  ],
  server: [
    ...['server', 'server/mail', 'server/routes', 'server/site', 'server/desk', 'server/services'],
    ...['server/accounts', 'server/leaving', 'server/payments', 'server/catalogue', ...BASE],
    'demo',
  ],
};

const importRules: Record<string, string[]> = {
  contract: ['contract', 'texts'],
  machines: [],
  flows: ['flows', 'flows/live', 'machines', 'app/pages', 'lib', 'theme'],
  'flows/live': ['flows/live', 'flows'],
  demo: [],
  'library/shape': ['library/shape'],
  /** `npm run library` reads the server's settings, and locks the library folder with `server/db/lock`. */
  library: ['library', 'library/shape', 'server/settings', 'server/db'],
  ...serverRules,
  site: ['site', 'contract', 'server/site', 'server/texts', 'server/settings', 'lib', 'theme'],
  'desk/page': ['desk/page', 'machines', 'lib', 'contract'],
  'desk/command': ['desk/command', 'server/settings', 'contract'],
  'service-worker': ['service-worker'],
  'app/start': ['app/start', 'app/pages', 'api', 'lib', 'contract'],
  'app/pages': ['app', 'app/pages', 'features', 'lib', 'theme'],
  main: ['main', 'app', 'app/start', 'app/pages', 'state', 'lib', 'theme', 'flows/live'],
  app: ['app', 'app/pages', 'features', 'state', 'machines', 'lib', 'components', 'theme'],
  api: ['api', 'lib', 'contract'],
  media: ['media'],
  components: ['components', 'lib', 'theme'],
  theme: ['theme'],
  lib: ['lib', 'contract', 'texts'],
  state: ['state', 'lib', 'machines', 'api', 'contract'],
  features: [
    ...['features', 'state', 'machines', 'api', 'contract', 'media'],
    ...['lib', 'components', 'theme'],
  ],
};

const typeRules: Record<string, string[]> = {
  /** Only types, since the build bundles `main` and the service worker separately. */
  site: ['main', 'service-worker'],
};

const packages: Record<string, string[]> = {
  contract: ['superstruct'],
  machines: ['xstate'],
  flows: [
    'xstate',
    'elkjs',
    'esbuild',
    'node:fs',
    'node:path',
    'node:util',
    'node:child_process',
    'node:crypto',
  ],
  'flows/live': ['xstate', '@statelyai/inspect'],
  'library/shape': ['superstruct', 'node:crypto', 'node:fs', 'node:path'],
  api: ['ofetch', 'superstruct'],
  media: ['hls.js', '@vimeo/player'],
  'service-worker': ['workbox-precaching', 'workbox-routing'],
};

const LOGIC_PACKAGES = /^(xstate|@xstate\/react|superstruct|hls\.js|@vimeo\/player)$/;
const isRendered = (file: string) =>
  file.endsWith('.tsx') || ['components', 'theme'].includes(moduleOf(file) ?? '');

const readsContractTypes = (module: string) => module !== 'components' && module !== 'theme';

const files = sourcesIn('contract', 'flows', 'library', 'machines', 'server', 'site', 'src');
const imports = files.flatMap(importsOf);

test('each file belongs to a module', () => {
  expect(files.filter((file) => moduleOf(file) === undefined)).toEqual([]);
});

test('modules import only what their rule allows', () => {
  expect(imports.filter((it) => !it.isPackage && !isAllowed(it)).map(describe)).toEqual([]);
});

test('contract, machines, API and media use only their own packages', () => {
  const strangers = imports.filter(({ file, target, isPackage }) => {
    const own = packages[moduleOf(file) ?? ''];
    return isPackage && own && !own.includes(target);
  });
  expect(strangers.map(describe)).toEqual([]);
});

test('the site loads the panel of running charts on demand', () => {
  const importing = imports.filter(
    ({ file, target }) => file.startsWith('src/') && target.startsWith('flows/'),
  );
  expect(importing).toHaveLength(1);
  expect(importing.every(({ isLazy }) => isLazy)).toBe(true);
});

test('the site is built again after a change of any file that its build reads', () => {
  const kit = importsOf('scripts/site/kit.ts').filter(({ isPackage }) => !isPackage);
  const read = ['src/main.tsx', ...kit.map(({ target }) => target)].flatMap(reachedFrom);
  const isInput = (file: string) => INPUTS.some((input) => `${file}/`.startsWith(`${input}/`));
  expect([...new Set(read)].filter((file) => !isInput(file))).toEqual([]);
});

test('the panel adds no chart and no fixture to the site', () => {
  const panel = files.filter((file) => moduleOf(file) === 'flows/live');
  const reached = panel.flatMap(reachedFrom);
  expect(reached.filter((it) => moduleOf(it) === 'flows')).not.toEqual([]);
  expect(reached.filter((it) => /^(?:machines|flows\/cases)\//.test(it))).toEqual([]);
});

test('.tsx files import neither machines nor api', () => {
  const reaching = imports.filter(
    ({ file, target, isTypeOnly }) =>
      file.endsWith('.tsx') &&
      !isTypeOnly &&
      ['machines', 'api', 'player'].includes(moduleOf(target) ?? ''),
  );
  expect(reaching.filter(({ file }) => moduleOf(file) !== 'main').map(describe)).toEqual([]);
});

test('screens use no package of machines, calls or players', () => {
  const strangers = imports.filter(
    ({ file, target, isPackage }) => isPackage && isRendered(file) && LOGIC_PACKAGES.test(target),
  );
  expect(strangers.map(describe)).toEqual([]);
});

test('one module of lib runs every chart of the site, so that its observer sees them all', () => {
  const own = /\b(?:createActor|useActor|useActorRef|useMachine|interpret)\b/;
  const running = sourcesIn('src').filter((file) => own.test(readFileSync(file, 'utf8')));
  expect(running.map(moduleOf)).toEqual(['lib']);
});

test('features share code only through features/shared; a title has a player', () => {
  const featureOf = (file: string) => /^src\/features\/([\w-]+)\//.exec(file)?.[1];
  const crossing = imports.filter(({ file, target }) => {
    const [from, to] = [featureOf(file), featureOf(target)];
    const isPlayed = from === 'title' && to === 'player';
    return from && to && from !== to && to !== 'shared' && !isPlayed;
  });
  expect(crossing.map(describe)).toEqual([]);
});

test("the server's layers import in one direction", () => {
  const layers = Object.keys(serverRules);
  const upward = Object.entries(serverRules).flatMap(([layer, below]) =>
    below
      .filter((it) => layers.indexOf(it) > layers.indexOf(layer))
      .map((it) => `${layer} → ${it}`),
  );
  expect(upward).toEqual([]);
});

test('one program decodes pictures, and the server does not load it', () => {
  const program = 'server/uploads/picture-decoder.ts';
  const decoding = imports.filter(
    ({ file, target, isTypeOnly }) =>
      file.startsWith('server/') && !isTypeOnly && ['sharp', program].includes(target),
  );
  expect(decoding.map(describe)).toEqual([`${program} → sharp`]);
});

test('the import rules detect a forbidden import', () => {
  const isSeen = (from: string, to: string, isTypeOnly = false) =>
    !isAllowed({
      file: `${from}/a.ts`,
      target: `${to}/b.ts`,
      isPackage: false,
      isLazy: false,
      isTypeOnly,
    });
  expect(isSeen('src/components', 'src/api')).toBe(true);
  expect(isSeen('src/components', 'contract', true)).toBe(true);
  expect(isSeen('src/features/plans', 'src/api')).toBe(false);
  expect(isSeen('src/features/plans', 'flows')).toBe(true);
  expect(isSeen('server/db', 'server/catalogue')).toBe(true);
  expect(isSeen('server', 'server/catalogue')).toBe(false);
  expect(isSeen('site', 'src/service-worker')).toBe(true);
  expect(isSeen('site', 'src/service-worker', true)).toBe(false);
  expect(isSeen('site', 'src/lib')).toBe(false);
});

function reachedFrom(file: string): string[] {
  const reached = [file];
  for (const from of reached) {
    const next = imports.filter((it) => it.file === from && !it.isPackage && !it.isTypeOnly);
    reached.push(...next.map(({ target }) => target).filter((it) => !reached.includes(it)));
  }
  return reached;
}

function moduleOf(file: string): string | undefined {
  return Object.keys(modules).find((module) => modules[module]?.test(file));
}

function isAllowed({ file, target, isTypeOnly }: Import): boolean {
  if (!/\.tsx?$/.test(target)) return true;
  const [from = '', to = ''] = [moduleOf(file), moduleOf(target)];
  if (to === 'contract' && isTypeOnly) return readsContractTypes(from);
  if (isTypeOnly && typeRules[from]?.includes(to)) return true;
  return importRules[from]?.includes(to) ?? false;
}

function describe({ file, target }: Import): string {
  return `${file} → ${target}`;
}
