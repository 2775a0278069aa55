import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

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
