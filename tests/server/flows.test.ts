import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './support/databases';
import { openProvider, type Provider, providerBeside } from './support/provider';

const PAGE = '<!doctype html><title>Flow atlas</title>';

describe('the flow atlas', () => {
  let flowsDir: string;
  let siteDir: string;
  let provider: Provider;
  beforeAll(async () => {
    flowsDir = await mkdtemp(join(tmpdir(), 'fin-flows-'));
    siteDir = await mkdtemp(join(tmpdir(), 'fin-site-'));
    await writeFile(join(flowsDir, 'index.html'), PAGE);
    await writeFile(join(flowsDir, 'atlas.js'), 'void 0;');
    await writeFile(join(siteDir, 'index.html'), '<div id="root"></div>');
    const site = [{ pattern: '*', file: 'index.html', scripts: [], links: '' }];
    await writeFile(join(siteDir, 'documents.json'), JSON.stringify(site));
    provider = await openProvider(await connect(), { siteDir, flows: true, flowsDir });
  });
  afterAll(async () => {
    await provider.close();
    await rm(flowsDir, { recursive: true });
    await rm(siteDir, { recursive: true });
  });

  test('its pages and files stand below /flows/', async () => {
    const page = await provider.request('/flows/');
    expect([page.status, await page.text()]).toEqual([200, PAGE]);
    const script = await provider.request('/flows/atlas.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const moved = await provider.request('/flows');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/flows/']);
  });

  test('it may load its own files and nothing else, and takes no markup from a script', async () => {
    const { headers } = await provider.request('/flows/');
    expect(headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    );
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/flows/none.html', '/flows/..%2fsecret.txt', '/flows/.hidden'])(
    '%s is not found',
    async (path) => {
      expect((await provider.request(path)).status).toBe(404);
    },
  );

  test('a server that was not asked for it shows the site instead', async () => {
    const without = await providerBeside(provider, { siteDir, flows: false });
    const page = await without.request('/flows/');
    expect(await page.text()).toContain('<div id="root"></div>');
  });
});
