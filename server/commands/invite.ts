import { parseArgs } from 'node:util';
import { type Invitation, type Invited, invite } from '../accounts/invitations';
import { type Config, createConfig } from '../config';
import { connect } from '../database';
import { migrate } from '../db/migrate';
import { createMailer } from '../mail/mailer';
import { settingsFrom } from '../settings';
import { openSite } from '../site/written';
import { command } from './channel';

const USAGE = 'Usage: npm run invite -- ana@example.org [--language pt]';

try {
  const invited = readArguments();
  const config = createConfig(settingsFrom(process.env));
  const { email, link, isMailed } =
    (await byServer(config, invited)) ?? (await alone(config, invited));
  const mailed = isMailed
    ? 'The link is mailed:'
    : 'No mail is sent without SMTP_URL. Pass on the link yourself:';
  console.log(`${email} is invited for 14 days. ${mailed}\n${link}`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function readArguments(): Invited {
  const { values, positionals } = parse();
  const [email, ...others] = positionals;
  if (email === undefined || others.length > 0) throw new Error(USAGE);
  return { email, language: values.language ?? null };
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

async function byServer(
  { databaseUrl, dataDir }: Config,
  invited: Invited,
): Promise<Invitation | null> {
  return databaseUrl || dataDir === null ? null : command(dataDir, { invite: invited });
}

async function alone(config: Config, invited: Invited): Promise<Invitation> {
  await openSite(config);
  const db = await connect(config);
  try {
    await migrate(db);
    const mailer = createMailer(db, config);
    const origin = config.publicUrl ?? `http://localhost:${config.port}`;
    try {
      return await invite({ db, config, mailer, origin }, invited);
    } finally {
      await mailer.stop();
    }
  } finally {
    await db.close();
  }
}
