/**
 * Runs the reference provider: `npx tsx server/main.ts`.
 *
 * From the environment: `PORT` (3000), `HOST` (127.0.0.1: the demo member's password is public, so
 * other machines are let in only on request, as by `HOST=0.0.0.0` in a container), `DATA_DIR`,
 * `DATABASE_URL`, `SITE_DIR`, and what `config.ts` reads.
 */

import { DEMO_MEMBER } from '../demo/member';
import { configFrom } from './config';
import { type RunningServer, startServer } from './start';

const config = configFrom(process.env);

try {
  const server = await startServer({
    ...config,
    port: Number(process.env.PORT || 3000),
    host: process.env.HOST || '127.0.0.1',
  });
  const { email, password } = DEMO_MEMBER;
  const demo = `Sign in as ${email} with the password ${password}`;
  config.log.info(`Fin is at ${server.address}${config.demoMember ? `\n${demo}` : ''}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function stop(server: RunningServer): Promise<void> {
  try {
    await server.stop();
    process.exit(0);
  } catch (error) {
    config.log.error('the server could not stop cleanly', error);
    process.exit(1);
  }
}
