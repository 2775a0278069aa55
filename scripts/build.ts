import { buildSite } from './site-build';

await buildSite();
