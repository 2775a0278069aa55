import { assert, nullable, object, string } from 'superstruct';
import { invite } from '../accounts/invitations';
import type { Services } from '../services';
import { listenForCommands } from './channel';

const inviting = object({
  invite: object({ email: string(), language: nullable(string()) }),
});

/**
 * Executes operators' commands if the database is in `DATA_DIR`, because only this process can open
 * that database.
 */
export async function answerCommands(
  services: Services,
  address: string,
): Promise<() => Promise<void>> {
  const { databaseUrl, dataDir, publicUrl } = services.config;
  if (databaseUrl !== null || dataDir === null) return async () => {};
  return listenForCommands(dataDir, async (command) => {
    assert(command, inviting);
    return invite({ ...services, origin: publicUrl ?? address }, command.invite);
  });
}
