import { linkSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../../server/db/lock';
import { folderWith } from '../server/support/shared';

const lock = (folder: string) => lockFolder(folder, 'in use');

test('a held lock is refused; a released one, and one of a crashed process, is taken', async () => {
  const folder = folderWith({});
  const [socket, copy] = ['in-use.sock', 'copy'].map((name) => join(folder, name));
  const release = await lock(folder);
  await expect(lock(folder)).rejects.toThrow('in use');
  linkSync(String(socket), String(copy));
  await release();
  await (await lock(folder))();
  renameSync(String(copy), String(socket));
  await (await lock(folder))();
});

test("a lock counts as held if its socket can't be opened", async () => {
  const folder = folderWith({});
  symlinkSync('in-use.sock', join(folder, 'in-use.sock'));
  await expect(lock(folder)).rejects.toThrow('in use');
});
