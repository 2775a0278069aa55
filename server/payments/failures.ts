import type { TextKey } from '../../contract/text-key';
import { HttpError } from '../http/http-error';
import type { Log } from '../log';
import { GatewayRefusal, GatewaySilence } from './gateway';

interface Words {
  readonly refused: TextKey;
  readonly silent: TextKey;
}

const LATER_SECONDS = '30';

export const whileOpening: Words = {
  refused: 'server.payment.checkoutRefused',
  silent: 'server.payment.checkoutSilent',
};

export const whileConfirming: Words = {
  refused: 'server.payment.confirmationRefused',
  silent: 'server.payment.confirmationSilent',
};

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
