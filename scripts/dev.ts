/** Development: Parcel with hot reload in front, the reference provider behind it. */
import { spawn } from 'node:child_process';
import { startServer } from '../server/start';

const PROVIDER_PORT = 3001;
const { address, stop } = await startServer({ port: PROVIDER_PORT });
console.log(`The provider answers at ${address}; the page's address follows.`);

const site = spawn(
  'node_modules/.bin/parcel',
  ['serve', 'index.html', '--port', process.env.PORT ?? '3000', '--dist-dir', '.data/dev'],
  { stdio: 'inherit' },
);
site.on('exit', async (code) => {
  await stop();
  process.exit(code ?? 0);
});
