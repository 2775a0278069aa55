import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, type TestModule } from 'vitest/node';

export interface Batch {
  readonly module: string;
  readonly test: string;
  readonly mutants: readonly (string | null)[];
}

export type Progress =
  | { readonly at: number; readonly type: 'started' }
  | { readonly at: number; readonly type: 'ended'; readonly killedBy: string | null };

/** Each mutant gets its own copies of the modules through which a test may import the chart. */
const COPIED = /\/(machines|flows\/cases|tests\/machines)\/[^/]+\.ts$/;
const MARK = '?mutant=';

process.once('message', async (batch: Batch) => {
  await run(batch, (progress) => process.send?.(progress));
  process.disconnect();
});

async function run({ module, test, mutants }: Batch, tell: (progress: Progress) => void) {
  const changed = resolve(module);
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      cache: false,
      silent: true,
      root: process.cwd(),
      include: [test],
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      runner: fileURLToPath(new URL('./stop-at-failure.ts', import.meta.url)),
      reporters: [
        {
          onTestModuleStart: ({ moduleId }) => tell({ at: markOf(moduleId), type: 'started' }),
          onTestModuleEnd: (ended) =>
            tell({ at: markOf(ended.moduleId), type: 'ended', killedBy: failureOf(ended) }),
        },
      ],
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          async resolveId(source, importer) {
            if (!importer?.includes(MARK) || source.includes(MARK)) return null;
            const [from, mark] = importer.split(MARK);
            const found = await this.resolve(source, from, { skipSelf: true });
            return found && COPIED.test(found.id) ? `${found.id}${MARK}${mark}` : found;
          },
          load(file) {
            const [path = '', mark] = file.split(MARK);
            if (mark === undefined) return null;
            const id = mutants[Number(mark)] ?? null;
            return path === changed && id ? mutantModule(path, id) : readFileSync(path, 'utf8');
          },
        },
      ],
    },
  );
  const [project] = vitest.projects;
  const files = mutants.map((_, at) =>
    project?.createSpecification(`${resolve(test)}${MARK}${at}`),
  );
  await vitest.runTestSpecifications(files.filter((it) => it !== undefined));
  await vitest.close();
}

function mutantModule(path: string, id: string): string {
  const name = basename(path, '.machine.ts');
  const exported = `${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Machine`;
  const unchanged = JSON.stringify(`${path}?unchanged`);
  return `
    import { ${exported} as chart } from ${unchanged};
    import { mutantsOf } from ${JSON.stringify(resolve('tests/mutants/mutant.ts'))};
    export * from ${unchanged};
    export const ${exported} = mutantsOf('${name}', chart).find(({ id }) => id === ${JSON.stringify(id)}).machine();
  `;
}

function markOf(moduleId: string): number {
  return Number(moduleId.split(MARK)[1]);
}

function failureOf(module: TestModule): string | null {
  const [error] = module.errors();
  if (error) return `does not load: ${error.message.split('\n')[0]}`;
  for (const test of module.children.allTests('failed')) {
    const hangs = test.result().errors?.some(({ message }) => /timed out/.test(message));
    return hangs ? `hangs: ${test.fullName}` : test.fullName;
  }
  return module.ok() ? null : 'fails without saying why';
}
