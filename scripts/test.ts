/** Runs every suite; arguments go to Vitest. The browser suite needs a browser, so it is found first. */
import { ensureChromium } from './chromium';
import { run } from './site-build';

process.env.CHROME_PATH = ensureChromium();
await run('vitest', 'run', ...process.argv.slice(2));
