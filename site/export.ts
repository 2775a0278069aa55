import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../server/paths';
import type { Listed } from '../server/site/documents';
import { staticHeaders } from '../server/site/page-headers';
import { isShared } from '../server/site/shared-files';
import { compress } from './compress';
import { Refusal, type SiteSource } from './folder';
import { writeSite } from './write';

const HOUSE_AD = '/ads/house.js';

/**
 * Writes the site's files and the configuration of static hosts.
 * @param built the build's output folder
 * @param mediaOrigins origins of HLS streams, other than the provider's, for the CSP
 * @throws {Refusal} if no `provider` is set, or `target` is not empty
 */
export async function exportSite(
  kit: string,
  built: string,
  source: SiteSource,
  mediaOrigins: readonly string[],
  target: string,
): Promise<void> {
  const { provider, ad } = source.brand;
  if (provider === '') {
    throw new Refusal(
      'provider is missing. Set it to the origin of your provider: a static host answers no calls.',
    );
  }
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Refusal(`${target} is not empty. Name a folder that is new.`);
  }
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(built).filter(isShared))
    cpSync(join(built, name), join(target, name));
  if (ad === HOUSE_AD) cpSync(paths.houseAd, join(target, 'ads'), { recursive: true });
  await writeSite(kit, source, target);
  const documents: Listed[] = JSON.parse(readFileSync(join(target, 'documents.json'), 'utf8'));
  const headers = [
    ...(await staticHeaders(documents, {
      adScript: ad,
      apiOrigin: provider,
      mediaOrigins,
      mediaBucket: null,
    })),
    ['x-content-type-options', 'nosniff'] as const,
  ];
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(target, name), `${lines.join('\n')}\n`);
  write('_redirects', documents.flatMap(redirectsOf));
  write('_headers', [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '  cache-control: no-cache',
  ]);
  write('nginx.conf', nginxOf(documents, headers));
  await compress(target);
}

function redirectsOf({ pattern, file }: Listed): string[] {
  if (pattern.endsWith('/*')) return [`${pattern} /${file} 404`];
  const required = pattern.replace(/\/:\w+\?$/, '');
  const paths = required === pattern ? [pattern] : [required, pattern.replace('?', '')];
  return paths.map((path) => `${path} /${file} 200`);
}

function nginxOf(
  documents: readonly Listed[],
  headers: readonly (readonly [name: string, value: string])[],
): string[] {
  const locations = documents.map(({ pattern, file }) => {
    if (pattern === '/*') return `location / { try_files $uri /${file}; }`;
    const path = pattern
      .replace(/\*$/, '.*')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+');
    return `location ~ ^${path === '/' ? '' : path}/?$ { try_files /${file} =404; }`;
  });
  const added = headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
  const kept = 'add_header Cache-Control "public, max-age=31536000, immutable";';
  return [
    '# Include this in the server block whose root is this folder.',
    ...added,
    'add_header Cache-Control "no-cache";',
    // nginx drops inherited headers where a location adds its own.
    String.raw`location ~ "\.[0-9a-f]{8}\.\w+$" { add_header X-Content-Type-Options nosniff; ${kept} }`,
    ...locations,
  ];
}
