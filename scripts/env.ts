/** Loads `.env`; existing environment variables take precedence. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
