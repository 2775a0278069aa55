import type { TextKey } from '../../contract/text-key';
import { HttpError } from '../http/http-error';
import type { Log } from '../log';
import { GatewayRejection, GatewayUnavailable } from './gateway';

interface Words {
  readonly rejected: TextKey;
  readonly unavailable: TextKey;
}

const LATER_SECONDS = '30';

export const whileOpening: Words = {
  rejected: 'server.payment.checkoutRefused',
  unavailable: 'server.payment.checkoutSilent',
};

export const whileConfirming: Words = {
  rejected: 'server.payment.confirmationRefused',
  unavailable: 'server.payment.confirmationSilent',
};

export async function inWords<T>(words: Words, log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRejection = error instanceof GatewayRejection;
    if (!isRejection && !(error instanceof GatewayUnavailable)) throw error;
    log.error('the payment gateway failed', error.cause);
    throw isRejection
      ? new HttpError(502, words.rejected)
      : new HttpError(503, words.unavailable, undefined, { 'Retry-After': LATER_SECONDS });
  }
}
