import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SkippedError } from './fault';
import { CONTAINERS, inputOf, type Probe, probe } from './probe';
import type { Programs } from './programs';
import type { Version } from './scan/versions';
import { numberOf } from './shape/ids';

export const PARTS = 'parts';

/**
 * Probes all parts of a version. If the settings of a video or audio track differ between parts,
 * its `isUniform` is `false`, so that the track is encoded instead of copied.
 * @throws {SkippedError} if a part is not a readable video, or if the parts differ in their video
 * codec or in their list of audio codecs
 */
export async function probeVersion(
  programs: Programs,
  root: string,
  { parts }: Pick<Version, 'parts'>,
): Promise<Probe> {
  const [first, ...others] = await Promise.all(
    parts.map((part) => probe(programs, join(root, part.path))),
  );
  if (!first) throw new Error('A version of a film has a file.');
  for (const [at, other] of others.entries()) {
    if (tracksOf(other) !== tracksOf(first)) {
      const name = parts[at + 1]?.name;
      throw new SkippedError(
        `can't be joined: ${name} has other tracks (${tracksOf(other)} instead of ${tracksOf(first)}).`,
      );
    }
  }
  const all = [first, ...others];
  const isUniform = (settings: (film: Probe) => unknown) =>
    new Set(all.map((film) => JSON.stringify(settings(film)))).size === 1;
  return {
    ...first,
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    video: { ...first.video, isUniform: isUniform(({ video }) => video) },
    sounds: first.sounds.map((sound, at) => ({
      ...sound,
      isUniform: isUniform(({ sounds }) => ({ ...sounds[at], label: '', isDefault: false })),
    })),
  };
}

const tracksOf = ({ video, sounds }: Probe) =>
  [video, ...sounds].map(({ codec }) => codec).join(', ');

export async function inputOfVersion(
  root: string,
  { parts, path }: Version,
  folder: string,
): Promise<string[]> {
  if (parts.length === 1) return inputOf(join(root, path));
  await mkdir(join(folder, PARTS), { recursive: true });
  const list = join(folder, PARTS, `${numberOf(path)}.txt`);
  const lines = parts.map((part) => `file 'file:${quoted(join(root, part.path))}'\n`);
  await writeFile(list, ['ffconcat version 1.0\n', ...lines].join(''));
  return [
    ...['-protocol_whitelist', 'file', '-format_whitelist', `concat,${CONTAINERS}`],
    ...['-f', 'concat', '-safe', '0', '-i', `file:${list}`],
  ];
}

const quoted = (path: string) => path.replaceAll("'", "'\\''");
