import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { ensureSiteIsBuilt } from '../../scripts/site-build';
import { fillFolder } from './support/databases';
import { startProcess } from './support/process';
import { folderWith } from './support/shared';

beforeAll(ensureSiteIsBuilt);

const run = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['build/site.js', ...args], {
    env: { ...process.env, ...env },
  });

const policyIn = (text: string) =>
  /content-security-policy:? "?(.*?)(?:" always;)?$/im.exec(text)?.[1]?.split('; ') ?? [];

test("an export sends the server's policy, with the inline scripts of all its documents", async () => {
  const site = {
    name: 'Ária',
    languages: ['en', 'pt'],
    provider: 'http://aria.example:3000',
    theme: { accent: '#00B7FF' },
  };
  const SITE = folderWith({ 'site.json': JSON.stringify(site) });
  const MEDIA_ORIGINS = 'https://films.example';
  const target = folderWith();
  await run({ MEDIA_ORIGINS }, 'export', SITE, target);
  const textOf = (name: string) => readFileSync(join(target, name), 'utf8');
  const exported = policyIn(textOf('_headers'));

  const DATA_DIR = folderWith();
  await fillFolder(DATA_DIR);
  const { address } = await startProcess({ DATA_DIR, SITE, MEDIA_ORIGINS });
  const { headers } = await fetch(`${address}/login`);
  const served = policyIn(`content-security-policy: ${headers.get('content-security-policy')}`);
  const withoutScripts = (policy: readonly string[]) =>
    policy.filter((it) => !/^(script-src|report-to) /.test(it));
  expect(withoutScripts(exported)).toEqual(withoutScripts(served));
  const scriptsOf = (policy: readonly string[]) =>
    policy.find((it) => it.startsWith('script-src '))?.split(' ') ?? [];
  expect(scriptsOf(exported)).toEqual(expect.arrayContaining(scriptsOf(served)));
  expect(exported).toContain("img-src 'self' data: blob: https: http://aria.example:3000");
  expect(policyIn(textOf('nginx.conf'))).toEqual(exported);
  // Cloudflare limits the line length.
  expect(
    textOf('_headers')
      .split('\n')
      .filter((it) => it.length > 2000),
  ).toEqual([]);
  expect(textOf('ads/house.js')).toContain('ad-slot');
});

test('a site without a provider is not exported', async () => {
  const SITE = folderWith({ 'site.json': '{ "name": "Ária" }' });
  const target = folderWith();
  await expect(run({}, 'export', SITE, target)).rejects.toMatchObject({
    code: 1,
    stderr:
      'provider is missing. Set it to the origin of your provider: a static host answers no calls.\n',
  });
});
