import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const PROGRAM = resolve('scripts/release.ts');
const TSX = import.meta.resolve('tsx');
const CHANGES =
  '# Changelog\n\n## [Unreleased]\n\nYou can now search.\n\n## [0.1.0] - 2026-11-21\n';
const isGitInstalled = spawnSync('git', ['--version']).status === 0;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fin-release-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe.skipIf(!isGitInstalled)('a release', { timeout: 60_000 }, () => {
  test('dates the changes, sets the version, commits and tags', () => {
    repository();
    expect(release('1.0.0').status).toBe(0);
    const today = new Date().toISOString().slice(0, 10);
    expect(read('CHANGELOG.md')).toBe(CHANGES.replace('## [Unreleased]', `## [1.0.0] - ${today}`));
    const versions = ['package.json', 'package-lock.json'].map(
      (it) => JSON.parse(read(it)).version,
    );
    expect(versions).toEqual(['1.0.0', '1.0.0']);
    expect(git('log', '--format=%s')).toBe('release: 1.0.0\nBegin');
    expect(
      git('for-each-ref', '--format=%(refname) %(objecttype) %(contents:subject)', 'refs/tags'),
    ).toBe('refs/tags/v1.0.0 tag Fin 1.0.0');
    expect(git('status', '--porcelain')).toBe('');
  });

  const tooLong = CHANGES.replace('You', `${'One more line.\n'.repeat(40)}You`);
  test.each([
    { what: 'no version', version: '', says: 'Name the version, such as 1.2.3' },
    { what: 'a version that is none', version: '1.0', says: 'Name the version, such as 1.2.3' },
    { what: 'the version before', version: '0.0.9', says: '0.0.9 is not newer than 0.1.0.' },
    { what: 'the same version', version: '0.1.0', says: '0.1.0 is not newer than 0.1.0.' },
    {
      what: 'no changes',
      changelog: '# Changelog\n\n## [0.1.0] - 2026-11-21\n',
      says: 'CHANGELOG.md has nothing under "## [Unreleased]".',
    },
    {
      what: 'an empty section',
      changelog: CHANGES.replace('You can now search.\n', ''),
      says: 'CHANGELOG.md has nothing under "## [Unreleased]".',
    },
    {
      what: 'too many changes',
      changelog: tooLong,
      says: 'has 41 lines; a release has at most 40.',
    },
    { what: 'a failing check', check: 'exit 1', says: 'Command failed: npm run check' },
  ])('is refused with $what', ({ version = '1.0.0', says, ...content }) => {
    repository(content);
    expectRefusal(version, says);
    expect(git('status', '--porcelain')).toBe('');
  });

  test('is refused while changes are not committed', () => {
    repository();
    writeFileSync(join(folder, 'new.txt'), '');
    expectRefusal('1.0.0', 'Commit or remove your changes first');
  });
});

function repository({ changelog = CHANGES, check = 'exit 0' } = {}): void {
  const manifest = { name: 'fin', version: '0.1.0', scripts: { check } };
  const { name, version } = manifest;
  const lock = { name, version, lockfileVersion: 3, packages: { '': { name, version } } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  git('init', '--quiet');
  git('config', 'user.name', 'Asha Rao');
  git('config', 'user.email', 'asha@fin.example');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
}

function expectRefusal(version: string, says: string): void {
  const { status, stderr } = release(version);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(says) });
  expect([git('log', '--format=%s'), git('tag')]).toEqual(['Begin', '']);
}

function release(version: string) {
  return spawnSync(process.execPath, ['--import', TSX, PROGRAM, version], {
    cwd: folder,
    encoding: 'utf8',
  });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
