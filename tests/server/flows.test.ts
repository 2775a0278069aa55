import { afterAll, describe, expect, test } from 'vitest';
import { providerBeside, sharedProvider } from './support/provider';
import { folderWith } from './support/shared';

const PAGE = '<!doctype html><title>Flow atlas</title>';

describe('the flow atlas', () => {
  const flowsDir = folderWith({ 'index.html': PAGE, 'atlas.js': 'void 0;' }, afterAll);
  const site = [{ pattern: '*', file: 'index.html', scripts: [], links: '' }];
  const files = { 'index.html': '<div id="root"></div>', 'documents.json': JSON.stringify(site) };
  const siteDir = folderWith(files, afterAll);
  const provider = sharedProvider({ siteDir, flows: true, flowsDir });

  test('its pages and files are below /flows/', async () => {
    const page = await provider.get('/flows/');
    expect([page.status, await page.text()]).toEqual([200, PAGE]);
    const script = await provider.get('/flows/atlas.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const moved = await provider.get('/flows');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/flows/']);
  });

  test('it may load its own files and nothing else, and takes no markup from a script', async () => {
    const { headers } = await provider.get('/flows/');
    expect(headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
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
      expect((await provider.get(path)).status).toBe(404);
    },
  );

  test('a server that does not enable it shows the site instead', async () => {
    const without = await providerBeside(provider, { siteDir, flows: false });
    const page = await without.get('/flows/');
    expect(await page.text()).toContain('<div id="root"></div>');
  });
});
