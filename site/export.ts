/** Writes a site for a static host: all its files, and the rules by which common hosts serve them. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listed } from '../server/site/documents';
import { compress } from './compress';
import type { SiteSource } from './folder';
import { writeSite } from './write';

/**
 * @param built the files that are the same for every site
 * @throws {Error} when the target has files in it
 */
export async function exportSite(
  kit: string,
  built: string,
  source: SiteSource,
  target: string,
): Promise<void> {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(`${target} is not empty. Name a folder that is new.`);
  }
  mkdirSync(target, { recursive: true });
  const isShared = (name: string) => !/\.(br|html)$/.test(name) && !name.startsWith('.');
  for (const name of readdirSync(built).filter(isShared))
    cpSync(join(built, name), join(target, name));
  await writeSite(kit, source, target);
  const documents: Listed[] = JSON.parse(readFileSync(join(target, 'documents.json'), 'utf8'));
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(target, name), `${lines.join('\n')}\n`);
  write('_redirects', documents.flatMap(redirectsOf));
  write('_headers', ['/*', '  X-Content-Type-Options: nosniff', '  Cache-Control: no-cache']);
  write('nginx.conf', nginxOf(documents));
  await compress(target);
}

/** As Netlify and Cloudflare Pages read them: the first that fits. */
function redirectsOf({ pattern, file }: Listed): string[] {
  if (pattern.endsWith('/*')) return [`${pattern} /${file} 404`];
  const required = pattern.replace(/\/:\w+\?$/, '');
  const paths = required === pattern ? [pattern] : [required, pattern.replace('?', '')];
  return paths.map((path) => `${path} /${file} 200`);
}

/** To be included in a `server` block whose root is the folder. */
function nginxOf(documents: readonly Listed[]): string[] {
  const locations = documents.map(({ pattern, file }) => {
    if (pattern === '/*') return `location / { try_files $uri /${file}; }`;
    const path = pattern
      .replace(/\*$/, '.*')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+');
    return `location ~ ^${path === '/' ? '' : path}/?$ { try_files /${file} =404; }`;
  });
  const hashed = String.raw`location ~ "\.[0-9a-f]{8}\.\w+$" { add_header Cache-Control "public, max-age=31536000, immutable"; }`;
  return ['# Include this in the server block whose root is this folder.', hashed, ...locations];
}
