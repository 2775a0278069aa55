/** Takes settings from a `.env` file, where there is one; what the environment sets already wins. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
