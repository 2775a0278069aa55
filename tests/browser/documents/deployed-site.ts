import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SITE_DIR } from '../../../scripts/site-build';
import type { Listed } from '../../../server/site/documents';
import { startServer } from '../../../server/start';
import { hashesIn } from '../../../site/document';

const HASHED = /\.([0-9a-f]{8})\.(?:js|css)$/;

async function replace(path: string, text: string): Promise<void> {
  await writeFile(`${path}.next`, text);
  await rename(`${path}.next`, path);
}

export async function startSite() {
  const siteDir = await mkdtemp(join(tmpdir(), 'fin-deployed-'));
  await cp(SITE_DIR, siteDir, { recursive: true });
  const start = (port: number, serviceWorker: boolean) =>
    startServer(
      { dataDir: null, rateLimits: false, siteDir, port, serviceWorker },
      { passwordCost: 2 ** 10, log: { info() {}, error: console.error } },
    );
  let server = await start(0, true);
  onTestFinished(async () => {
    await server.stop();
    await rm(siteDir, { recursive: true });
  });
  return {
    address: server.address,
    async deploy() {
      const files = await readdir(siteDir);
      const hashes = new Set(files.flatMap((name) => HASHED.exec(name)?.[1] ?? []));
      const renamed = (text: string) =>
        text.replace(/\b[0-9a-f]{8}\b/g, (it) =>
          hashes.has(it) ? [...it].reverse().join('') : it,
        );
      for (const name of files.filter((it) => /\.(js|css|html|br)$/.test(it))) {
        const path = join(siteDir, name);
        const text = name.endsWith('.br') ? null : await readFile(path, 'utf8');
        if (renamed(name) !== name || text === null) await rm(path);
        if (text === null) continue;
        const next = renamed(text)
          .replace('| Fin</title>', '| Fin again</title>')
          .replaceAll('"revision":"', '"revision":"0');
        await replace(join(siteDir, renamed(name)), next);
      }
      const list = join(siteDir, 'documents.json');
      const documents: Listed[] = JSON.parse(renamed(await readFile(list, 'utf8')));
      const listed = documents.map(async (document) => {
        const html = await readFile(join(siteDir, document.file), 'utf8');
        return { ...document, scripts: hashesIn(html), styles: hashesIn(html, 'style') };
      });
      await replace(list, JSON.stringify(await Promise.all(listed)));
    },
    async turnServiceWorkerOff() {
      const port = Number(new URL(server.address).port);
      await server.stop();
      server = await start(port, false);
    },
  };
}
