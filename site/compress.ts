import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const options = { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path), options));
    }),
  );
}
