import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readSiteFolder } from '../../site/folder';
import { siteSettings } from '../../src/lib/site/settings';

export const ours = { texts: 'texts', brand: siteSettings() };
export const NOTHING = { provider: null, ad: null };

export function folderOf(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fin-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const isPlain = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(folder, name), isPlain ? content : JSON.stringify(content));
  }
  return folder;
}

export async function problemsOf(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  try {
    await readSiteFolder(folderOf(files), ours, NOTHING);
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1, -1)
      .map((line) => line.trim());
  }
}
