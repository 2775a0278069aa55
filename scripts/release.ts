/**
 * `npm run release -- <version>`: releases the committed state.
 * Runs the checks, dates the changelog's *Unreleased* section, sets the version, commits and tags.
 * Pushes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const CHANGELOG = 'CHANGELOG.md';
const UNRELEASED = '## [Unreleased]';
const MAX_LINES = 40;

try {
  release(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function release(version: string): void {
  const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new Error('Name the version, such as 1.2.3: npm run release -- 1.2.3');
  if (version.localeCompare(current, 'en', { numeric: true }) <= 0)
    throw new Error(`${version} is not newer than ${current}.`);
  if (run('git', 'status', '--porcelain') !== '')
    throw new Error('Commit or remove your changes first: git status lists them.');
  const changelog = datedChangelog(readFileSync(CHANGELOG, 'utf8'), version);
  execFileSync('npm', ['run', 'check'], { stdio: 'inherit' });
  writeFileSync(CHANGELOG, changelog);
  run('npm', 'version', version, '--no-git-tag-version');
  run('git', 'commit', '--quiet', '--all', '--message', `release: ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Fin ${version}`);
  console.log(`Released ${version}. Publish it: git push --follow-tags`);
}

function datedChangelog(text: string, version: string): string {
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`${UNRELEASED}\n`));
  const body = section?.slice(UNRELEASED.length).trim();
  if (!body) throw new Error(`${CHANGELOG} has nothing under "${UNRELEASED}".`);
  const lines = body.split('\n').length;
  if (lines > MAX_LINES)
    throw new Error(
      `"${UNRELEASED}" in ${CHANGELOG} has ${lines} lines; a release has at most ${MAX_LINES}.`,
    );
  const today = new Date().toISOString().slice(0, 10);
  return text.replace(UNRELEASED, `## [${version}] - ${today}`);
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' }).trim();
}
