import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const modules = ['../../../src/', '../../../desk/page/'].flatMap((path) => {
  const root = new URL(path, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      name: basename(file).replace(/\.tsx?$/, ''),
      text: readFileSync(new URL(file, root), 'utf8'),
    }));
});

export function siteAround(file: string, rings = 1): string {
  const near = importing(file.replace(/\.ts$/, ''));
  const around = [near];
  for (let ring = 0; ring < rings; ring += 1) {
    around.push((around.at(-1) ?? []).flatMap(({ name }) => importing(name)));
  }
  const shared = modules.filter(
    ({ name, text }) => /fromCallback[<(]/.test(text) && near.some(imports(name)),
  );
  return [...new Set([...around.flat(), ...shared])].map(({ text }) => text).join('\n');
}

function importing(name: string) {
  return modules.filter(imports(name));
}

function imports(name: string) {
  return ({ text }: { text: string }) => text.includes(`/${name}'`);
}
