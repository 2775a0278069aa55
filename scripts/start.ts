/** One command for all: builds the site where needed, then serves it with the reference provider. */
import { ensureSiteIsBuilt } from './site-build';

await ensureSiteIsBuilt();
await import('../server/main');
