import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Kind<T> {
  /** Completes the sentence "Set it to …" in error messages. */
  readonly remedy: string;
  read(text: string): T | undefined;
  readonly isSecret?: boolean;
}

export const secret = <T>(kind: Kind<T>): Kind<T> => ({ ...kind, isSecret: true });

export const whole = (from: number, to: number): Kind<number> => ({
  remedy: `a whole number from ${from} to ${to}`,
  read: (text) => (/^\d+$/.test(text) && +text >= from && +text <= to ? +text : undefined),
});

const WORDS = new Map([
  ...['on', 'yes', 'true', '1'].map((word) => [word, true] as const),
  ...['off', 'no', 'false', '0'].map((word) => [word, false] as const),
]);

export const onOrOff: Kind<boolean> = {
  remedy: 'on or off',
  read: (text) => WORDS.get(text.toLowerCase()),
};

export const text = (remedy: string, pattern: RegExp): Kind<string> => ({
  remedy,
  read: (given) => (pattern.test(given) ? given : undefined),
});

export const smtpAddress: Kind<string> = text(
  'an address such as smtps://user:password@host:465',
  /^smtps?:\/\/(\S+@)?[\w.[\]:-]+\/?(\?\S*)?$/i,
);

const ORIGIN = 'an address such as https://fin.example, without a path';

export const origin: Kind<string> = {
  remedy: ORIGIN,
  read(text) {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
    const { origin, pathname, search, hash, username, password } = new URL(text);
    return pathname + search + hash + username + password === '/' ? origin : undefined;
  },
};

export const origins: Kind<readonly string[]> = {
  remedy: `${ORIGIN}, or several`,
  read(text) {
    const all = text.split(/[\s,]+/).map(origin.read);
    return all.every((it) => it !== undefined) ? all : undefined;
  },
};

export const scriptAddress: Kind<string> = {
  remedy: 'an https: address, a path of this server such as /ads/house.js, or off',
  read(text) {
    if (text === 'off' || /^\/(?!\/)\S*$/.test(text)) return text;
    return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
  },
};

export const folder: Kind<string | null> = {
  remedy: 'the path of a folder',
  read: (text) => (text.includes('\0') ? undefined : text),
};

export const file: Kind<string | null> = {
  remedy: 'the path of an existing file',
  read: (text) => (existsSync(text) ? text : undefined),
};

export const siteFolder: Kind<string | null> = {
  remedy: 'the folder of a built site with an index.html',
  read: (text) => (existsSync(join(text, 'index.html')) ? text : undefined),
};

export interface BucketConfig {
  readonly address: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

export const bucketOf: Kind<BucketConfig> = {
  remedy: 'an address such as https://key:secret@s3.example/bucket?region=eu-central-1',
  read(text) {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
    const { origin, pathname, searchParams, username, password, hash } = new URL(text);
    const { region = 'us-east-1', ...others } = Object.fromEntries(searchParams);
    const isUsable = username && password && !hash && /^[\w-]+$/.test(region);
    if (!isUsable || Object.keys(others).length > 0) return undefined;
    const address = origin + pathname.replace(/\/+$/, '');
    return { address, region, key: decoded(username), secret: decoded(password) };
  },
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface Needy {
  readonly host: string;
  readonly publicUrl: string | null;
  readonly smtpUrl: string | null;
  readonly stripeSecretKey: string | null;
  readonly confirmAddresses: boolean;
}

export function missingSettings(settings: Needy): string[] {
  const { host, publicUrl, smtpUrl, stripeSecretKey, confirmAddresses } = settings;
  const isLocal = /^(localhost|127\.[\d.]+|::1)$/.test(host);
  const uses = [
    ...(stripeSecretKey === null ? [] : ['Stripe redirects members to it.']),
    ...(confirmAddresses ? ['links mailed by CONFIRM_ADDRESSES use it.'] : []),
    ...(isLocal ? [] : ['HOST accepts other machines, which need the address.']),
  ];
  const missing = (name: string, remedy: string, why: string) =>
    `${name} is not set. Set it to ${remedy}: ${why}`;
  return [
    ...(publicUrl === null ? uses.map((use) => missing('PUBLIC_URL', ORIGIN, use)) : []),
    ...(confirmAddresses && smtpUrl === null
      ? [missing('SMTP_URL', smtpAddress.remedy, 'CONFIRM_ADDRESSES mails links.')]
      : []),
  ];
}
