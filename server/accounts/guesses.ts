/**
 * Guesses at an account's password. Who guesses is kept out, and not the member: guesses are counted by account and
 * place, and those of a device on which the member has signed in before by themselves. Those from everywhere together
 * have a higher limit, which such a device does not meet.
 */
import { networkOf } from '../http/client-address';
import { HttpError } from '../http/http-error';
import type { Throttle } from '../http/throttle';
import type { Client } from './client';

interface Guess {
  /** 429; `null` where there was room for this one. */
  readonly refusal: HttpError | null;
  /** Forgets the guesses of who has shown to be the right one. */
  forgive(): Promise<void>;
}

interface Needs {
  readonly throttle: Throttle;
  readonly client: Client;
}

/** Counts a guess at an account, which is named as `identityOf` spells it. */
export async function countGuess({ throttle, client }: Needs, account: string): Promise<Guess> {
  const device = await client.knownAs(account);
  const place = `${account} ${networkOf(client.address)}`;
  const counts = device
    ? ([['device', `${account} ${device}`]] as const)
    : ([
        ['account', place],
        ['anywhere', account],
      ] as const);
  const forgive = async () => {
    for (const [limit, subject] of counts) await throttle.forgive(limit, subject);
  };
  try {
    for (const [limit, subject] of counts) await throttle.count(limit, subject);
    return { refusal: null, forgive };
  } catch (error) {
    if (error instanceof HttpError) return { refusal: error, forgive };
    throw error;
  }
}
