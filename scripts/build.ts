/** Builds what is deployed: the site into `dist/`, the provider into `build/server.js`. */
import './env';
import { buildServer } from './server-build';
import { buildSite } from './site-build';

await buildSite();
await buildServer();
