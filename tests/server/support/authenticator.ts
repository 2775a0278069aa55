import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const text = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url');

/** WebAuthn flags: user present and user verified; `WITH_KEY` marks attested credential data. */
const FLAGS = 0x05;
const WITH_KEY = 0x40;
/** COSE parameters of an ES256 key: key type, algorithm and curve. `coseOf` adds the point. */
const ES256 = [
  [1, 2],
  [3, -7],
  [-1, 1],
] as const;

export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
}

export function createAuthenticator() {
  const id = text(randomBytes(16));
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  const dataFor = (origin: string, flags: number, attached = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    counter += 1;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head, attached]);
  };
  const responseOf = (response: object) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    id,
    create({ challenge, origin }: Ceremony): string {
      const bytes = Buffer.from(id, 'base64url');
      const size = Buffer.from([0, bytes.length]);
      const attached = Buffer.concat([Buffer.alloc(16), size, bytes, coseOf(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(dataFor(origin, FLAGS + WITH_KEY, attached))],
      ]);
      return responseOf({
        clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    sign({ challenge, origin }: Ceremony, member?: string): string {
      const client = clientData('webauthn.get', challenge, origin);
      const data = dataFor(origin, FLAGS);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return responseOf({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        ...(member && { userHandle: text(member) }),
      });
    },
  };
}

function clientData(type: string, challenge: string, origin: string): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin: false });
}

function coseOf(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = [x, y].map((it, at) => [-2 - at, new Uint8Array(Buffer.from(it, 'base64url'))]);
  return isoCBOR.encode(new Map<number, unknown>([...ES256, ...(point as never)]) as never);
}
