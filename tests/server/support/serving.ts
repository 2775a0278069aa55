import type { Config } from '../../../server/config';
import { prepareDatabase } from '../../../server/database';
import type { Db } from '../../../server/db/db';
import { createServices } from '../../../server/services';
import { type RunningServer, serve } from '../../../server/start';
import { configOf } from './provider';

export async function startServing(
  db: Db,
  overrides: Partial<Config> = {},
): Promise<RunningServer> {
  const config = configOf({ publicUrl: null, ...overrides });
  await prepareDatabase(db, config);
  return serve(createServices(db, config));
}
