import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { toRegExp } from '../../../server/site/documents';
import { typeOf } from '../../../server/site/files';

export async function startStaticHost(folder: string): Promise<string> {
  const read = (name: string) => readFile(join(folder, name)).catch(() => null);
  const linesOf = async (name: string) => String((await read(name)) ?? '').split('\n');

  async function answerOf(path: string) {
    const own = await read(path);
    if (own) return { status: 200, name: path, content: own };
    const rules = (await linesOf('_redirects')).map((line) => line.split(' '));
    const [, name = '', status] = rules.find(([from = '']) => toRegExp(from).test(path)) ?? [];
    return { status: Number(status), name, content: await read(name) };
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const { status, name, content } = await answerOf(pathname === '/' ? '/index.html' : pathname);
    for (const line of await linesOf('_headers')) {
      const [, header = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      if (header) response.setHeader(header, value);
    }
    response.writeHead(status, { 'Content-Type': typeOf(name) }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
