import './env';
import { spawn } from 'node:child_process';
import { startServer } from '../server/start';
import { ensureSiteIsBuilt } from './site-build';

const PROVIDER_PORT = 3001;
await ensureSiteIsBuilt();
const { address, stop } = await startServer({ port: PROVIDER_PORT, flows: true });
console.log(`The provider is at ${address}; the site's address follows.`);

spawn('node_modules/.bin/tsx', ['flows/build.ts'], { stdio: 'inherit' });

const site = spawn(
  'node_modules/.bin/parcel',
  ['serve', 'index.html', '--port', process.env.PORT ?? '3000', '--dist-dir', '.data/dev'],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => site.kill());
site.on('exit', async (code) => {
  await stop();
  process.exit(code ?? 0);
});
