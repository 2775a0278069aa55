/** What Stripe refuses of a request, of what it describes in types and what only in words. */
import { resource } from './declarations';
import { type Fault, faultOf } from './fit';
import { formFrom } from './form';

const SESSIONS = resource('Checkout/Sessions');

const params = {
  create: 'Checkout.SessionCreateParams',
  list: 'Checkout.SessionListParams',
  retrieve: 'Checkout.SessionRetrieveParams',
} as const;

/** In characters, from Stripe's OpenAPI description; the SDK's types say none. */
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^client_reference_id$/, 200],
  [/^line_items\[\d+\]\[price_data\]\[product_data\]\[name\]$/, 5_000],
  [/^(?:expand\[\d+\]|payment_intent)$/, 5_000],
];

/** Needed by a checkout on Stripe's own page that is paid once; optional in the types. */
const NEEDED = ['mode', 'line_items', 'success_url'];

/** The first fault of a request's parameters, a form or a query. */
export function requestFault(request: keyof typeof params, text: string): Fault | null {
  const form = formFrom(text);
  const options = { isForm: true, isExcerpt: false };
  return (
    faultOf(form, params[request], SESSIONS, options) ??
    (request === 'create' ? missingIn(form) : null) ??
    tooLongIn(text)
  );
}

/** The first fault of what the stand-in says of a session, and of the payment in it. */
export function answerFault(session: object): Fault | null {
  return faultOf(session, 'Session', SESSIONS, { isForm: false, isExcerpt: true });
}

function missingIn(form: object): Fault | null {
  const param = NEEDED.find((key) => !(key in form));
  return param === undefined ? null : { param, message: `Missing required param: ${param}.` };
}

function tooLongIn(text: string): Fault | null {
  for (const [param, value] of new URLSearchParams(text)) {
    const most = LENGTHS.find(([pattern]) => pattern.test(param))?.[1];
    if (most !== undefined && value.length > most) {
      return { param, message: `Invalid string: ${param} must be at most ${most} characters` };
    }
  }
  return null;
}
