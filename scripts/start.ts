/** Builds the site unless it is current, and the flow atlas where it is asked for; serves both. */
import './env';
import { configFrom } from '../server/config';
import { ensureSiteIsBuilt } from './site-build';

await ensureSiteIsBuilt();
if (configFrom(process.env).flowsDir !== null) await import('../flows/build');
await import('../server/main');
