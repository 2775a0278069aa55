/** A gateway's failures, in words that a member can use. */
import { HttpError } from '../http/http-error';
import type { Log } from '../log';
import { GatewayRefusal, GatewaySilence } from './gateway';

interface Words {
  /** The gateway refused: 502. */
  readonly refused: string;
  /** The gateway did not answer: 503. */
  readonly silent: string;
}

const LATER_SECONDS = '30';

export const whileOpening: Words = {
  refused:
    'The payment service could not open a checkout. Nothing was charged. Please try again later.',
  silent: 'The payment service does not answer. Nothing was charged. Please try again later.',
};

export const whileConfirming: Words = {
  refused: 'The payment service could not confirm this payment. Please try again later.',
  silent: 'The payment service does not answer. What you paid is not lost. Please try again later.',
};

/** Does what asks a gateway; its failures are logged and thrown as 502 or 503. */
export async function inWords<T>(words: Words, log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRefusal = error instanceof GatewayRefusal;
    if (!isRefusal && !(error instanceof GatewaySilence)) throw error;
    log.error('the payment gateway failed', error.cause);
    throw isRefusal
      ? new HttpError(502, words.refused)
      : new HttpError(503, words.silent, undefined, { 'Retry-After': LATER_SECONDS });
  }
}
