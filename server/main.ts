import { DEMO_MEMBER } from '../demo/member';
import { createConfig } from './config';
import type { Log } from './log';
import { settingsFrom } from './settings';
import { type RunningServer, startServer } from './start';
import { unknownSettings } from './unknown-settings';

const PUBLIC_DEMO =
  'The demo member, whose password is public, can sign in at PUBLIC_URL. Set DEMO_MEMBER to off to remove it.';

try {
  const settings = settingsFrom(process.env);
  const config = createConfig(settings);
  for (const warning of unknownSettings(process.env)) config.log.info(warning);
  if (config.demoMember && config.publicUrl?.startsWith('https:')) config.log.info(PUBLIC_DEMO);
  const server = await startServer(settings, { onDatabaseLost: giveUp });
  const { email, password } = DEMO_MEMBER;
  const demo = `Sign in as ${email} with the password ${password}`;
  config.log.info(`Fin is at ${server.address}${config.demoMember ? `\n${demo}` : ''}`);
  // Only SIGTERM drains, because it comes from an orchestrator; Ctrl+C should skip that wait.
  process.once('SIGINT', () => stop(server, config.log, 0));
  process.once('SIGTERM', () => stop(server, config.log, config.drainSeconds * 1000));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function stop(server: RunningServer, log: Log, drainMs: number): Promise<void> {
  try {
    await server.stop(drainMs);
    process.exit(0);
  } catch (error) {
    log.error('the server could not stop cleanly', error);
    process.exit(1);
  }
}

function giveUp(error: Error): void {
  console.error(`Fin ends: ${error.message}`);
  process.exit(1);
}
