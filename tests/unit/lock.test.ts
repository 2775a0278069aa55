import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../../server/db/lock';
import { folderWith } from '../server/support/shared';

const lock = (folder: string) => lockFolder(folder, 'in use');

test('a held lock is refused; a released one, and one of a crashed process, is taken', async () => {
  const folder = folderWith({});
  const release = await lock(folder);
  await expect(lock(folder)).rejects.toThrow('in use');
  await release();
  writeFileSync(join(folder, 'in-use.sock'), '');
  await (await lock(folder))();
});

test('a lock that may not be asked counts as held', async () => {
  const folder = folderWith({});
  symlinkSync('in-use.sock', join(folder, 'in-use.sock'));
  await expect(lock(folder)).rejects.toThrow('in use');
});
