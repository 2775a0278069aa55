import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyOptions } from '../../contract/sign-ins';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import { CHALLENGE_MS, isChallenge, issueChallenge } from './challenges';
import type { Member } from './members';
import { passkeysOf, type StoredPasskey } from './passkeys';

interface Needs {
  readonly db: Queries;
  readonly config: Pick<Config, 'now' | 'siteName'>;
  readonly origin: string;
}

/** Loads the library on demand, because importing it at startup is slow. */
const webauthn = () => import('@simplewebauthn/server');
type Library = Awaited<ReturnType<typeof webauthn>>;
type Expected = Omit<
  Parameters<Library['verifyAuthenticationResponse']>[0],
  'response' | 'credential'
>;

const SIGN_IN = 'sign in';
const adding = ({ id }: Pick<Member, 'id'>) => `add ${id}`;
const siteOf = ({ origin }: Needs) => new URL(origin).hostname;
const timeout = CHALLENGE_MS;
const userVerification = 'preferred';

export async function creationOptions(needs: Needs, member: Member): Promise<PasskeyOptions> {
  const { db, config } = needs;
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: config.siteName,
    rpID: siteOf(needs),
    userID: new TextEncoder().encode(member.id),
    userName: member.email,
    userDisplayName: `${member.first_name} ${member.last_name}`,
    challenge: await issueChallenge(db, adding(member), config.now()),
    excludeCredentials: await passkeysOf(db, member.id),
    authenticatorSelection: { residentKey: 'required', userVerification },
    timeout,
  });
}

export async function requestOptions(needs: Needs): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: siteOf(needs),
    challenge: await issueChallenge(needs.db, SIGN_IN, needs.config.now()),
    userVerification,
    timeout,
  });
}

export function readCreated(needs: Needs, member: Member, response: RegistrationResponseJSON) {
  return verifiedBy(needs, adding(member), async ({ verifyRegistrationResponse }, expected) => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      ...expected,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const public_key = Buffer.from(publicKey).toString('base64url');
    return { id, member_id: member.id, public_key, counter, transports: transports.map(String) };
  });
}

export function readSigned(
  needs: Needs,
  { id, member_id, public_key, counter }: StoredPasskey,
  response: AuthenticationResponseJSON,
) {
  return verifiedBy(needs, SIGN_IN, async ({ verifyAuthenticationResponse }, expected) => {
    const { userHandle } = response.response;
    if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== member_id) return null;
    const publicKey = Uint8Array.from(Buffer.from(public_key, 'base64url'));
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      credential: { id, publicKey, counter },
      ...expected,
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

async function verifiedBy<Result>(
  needs: Needs,
  purpose: string,
  verify: (library: Library, expected: Expected) => Promise<Result | null>,
): Promise<{ readonly challenge: string; readonly result: Result } | null> {
  let challenge = '';
  const expected = {
    expectedOrigin: needs.origin,
    expectedRPID: siteOf(needs),
    // Only stores the challenge. Checking it here would hide database errors in the `catch` below.
    expectedChallenge(signed: string) {
      challenge = signed;
      return true;
    },
    requireUserVerification: false,
  };
  const result = await verify(await webauthn(), expected).catch(() => null);
  const { db, config } = needs;
  if (result === null || !(await isChallenge(db, purpose, challenge, config.now()))) return null;
  return { challenge, result };
}
