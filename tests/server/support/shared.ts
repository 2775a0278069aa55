/** What the tests of a file, or of a `describe`, have in common. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

/** What is opened before the first test and closed after the last; it is empty until then. */
export function shared<T extends object>(
  open: () => Promise<T>,
  close: (it: T) => Promise<unknown>,
): T {
  const it = {} as T;
  beforeAll(async () => {
    Object.assign(it, await open());
  });
  afterAll(() => close(it));
  return it;
}

/** A folder with these files, removed when the test is over, or with `afterAll` after the last one. */
export function folderWith(
  files: Record<string, string | Uint8Array> = {},
  whenOver: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'fin-test-'));
  whenOver(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
