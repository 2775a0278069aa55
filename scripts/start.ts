/** Builds the site unless it is current, then serves it with the reference provider. */
import './env';
import { ensureSiteIsBuilt } from './site-build';

await ensureSiteIsBuilt();
await import('../server/main');
