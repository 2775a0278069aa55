/** Plain JavaScript, so that outdated Node versions can run it. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const numbers = (version) => version.match(/\d+/g).map(Number);
const [major, minor] = numbers(engines.node);
const [ownMajor, ownMinor] = numbers(process.versions.node);
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(`Fin needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
