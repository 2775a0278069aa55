/**
 * Counts password guesses per account and network, so that guesses from one other network can't
 * lock the member out. A device known to the account has a separate limit. Unknown devices also
 * share a higher limit per account, which guesses from several networks can exhaust.
 */
import { networkOf } from '../http/client-address';
import { HttpError } from '../http/http-error';
import type { Throttle } from '../http/throttle';
import type { Client } from './client';

interface Guess {
  readonly refusal: HttpError | null;
  reset(): Promise<void>;
}

interface Needs {
  readonly throttle: Throttle;
  readonly client: Client;
}

export async function countGuess({ throttle, client }: Needs, account: string): Promise<Guess> {
  const device = await client.knownAs(account);
  const place = `${account} ${networkOf(client.address)}`;
  const counts = device
    ? ([['device', `${account} ${device}`]] as const)
    : ([
        ['account', place],
        ['anywhere', account],
      ] as const);
  const reset = async () => {
    for (const [limit, key] of counts) await throttle.reset(limit, key);
  };
  try {
    for (const [limit, key] of counts) await throttle.count(limit, key);
    return { refusal: null, reset };
  } catch (error) {
    if (error instanceof HttpError) return { refusal: error, reset };
    throw error;
  }
}
