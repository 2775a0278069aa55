/** What each form of API v2 may hold (spec §5): checked here, or refused with 422. */
import { genders } from '../../contract/entities';
import {
  castMailRules,
  changePasswordRules,
  forgotPasswordRules,
  profileRules,
  type Rules,
  signInRules,
  signUpRules,
} from '../../contract/forms';
import {
  assertValid,
  type Fields,
  fileOf,
  problemsIn,
  type TextLimit,
  textOf,
} from '../http/fields';
import { invalid } from '../http/http-error';
import { isPastDay } from './dates';
import type { Parsers } from './route';
import { readSubmission } from './submission-parser';

const ROOM = {
  name: { max: 100 },
  email: { max: 254 },
  password: { max: 200 },
  phone: { max: 30 },
  id: { max: 100 },
  sessionId: { max: 500 },
  message: { max: 5000, lines: true },
} as const satisfies Record<string, TextLimit>;

/** The terms are accepted on the page; the call does not carry the tick. */
const { terms: _, ...registrationRules } = signUpRules;

export const parsers: Parsers = {
  signIn: (fields) =>
    texts(fields, signInRules, { email: ROOM.email, password: ROOM.password }, ['password']),

  signUp: (fields) =>
    texts(
      fields,
      registrationRules,
      { first_name: ROOM.name, last_name: ROOM.name, email: ROOM.email, password: ROOM.password },
      ['password'],
    ),

  requestPasswordReset: (fields) => texts(fields, forgotPasswordRules, { email: ROOM.email }),

  toggleWatchlist: (fields) =>
    texts(fields, required('entertainment_id', 'A title is required'), {
      entertainment_id: ROOM.id,
    }),

  updateProfile(fields, now) {
    const { mobile, gender, date_of_birth, ...names } = texts(fields, profileRules, {
      first_name: ROOM.name,
      last_name: ROOM.name,
      email: ROOM.email,
      mobile: ROOM.phone,
      gender: ROOM.name,
      date_of_birth: ROOM.name,
    });
    const chosen = genders.find((it) => it === gender);
    if (gender && !chosen) throw invalid({ gender: ['Gender must be male, female or other'] });
    if (date_of_birth && !isPastDay(date_of_birth, now)) {
      throw invalid({ date_of_birth: ['Date of birth must be a date as in 1990-12-31'] });
    }
    const picture = fileOf(fields, 'file_url');
    return {
      ...names,
      ...(mobile && { mobile }),
      ...(chosen && { gender: chosen }),
      ...(date_of_birth && { date_of_birth }),
      ...(picture && { file_url: picture }),
    };
  },

  changePassword: (fields) =>
    texts(
      fields,
      changePasswordRules,
      {
        old_password: ROOM.password,
        new_password: ROOM.password,
        new_password_confirmation: ROOM.password,
      },
      ['old_password', 'new_password', 'new_password_confirmation'],
    ),

  sendMailToCast: (fields) =>
    texts(
      fields,
      { ...required('cast_id', 'A cast member is required'), ...castMailRules },
      { cast_id: ROOM.id, message: ROOM.message },
    ),

  submitMovie: readSubmission,

  processPayment(fields) {
    const { plan_id, payment_method } = texts(
      fields,
      { ...required('plan_id', 'A plan is required') },
      { plan_id: ROOM.id, payment_method: ROOM.name },
    );
    if (payment_method !== 'stripe') {
      throw invalid({ payment_method: ['The payment method must be stripe'] });
    }
    const price = Number(textOf(fields, 'price').trim() || Number.NaN);
    if (!Number.isFinite(price)) throw invalid({ price: ['The price must be a number'] });
    return { plan_id, payment_method, price };
  },

  confirmPayment(fields) {
    const { session_id, gateway } = texts(
      fields,
      required('session_id', 'A payment session is required'),
      { session_id: ROOM.sessionId, gateway: ROOM.name },
    );
    if (gateway !== 'stripe') throw invalid({ gateway: ['The gateway must be stripe'] });
    return { session_id, gateway };
  },
};

/** The named fields' texts, trimmed except for those in `verbatim`, held to rules and room. */
function texts<Name extends string>(
  fields: Fields,
  rules: Rules,
  rooms: Readonly<Record<Name, TextLimit>>,
  verbatim: readonly NoInfer<Name>[] = [],
): Record<Name, string> {
  const values = Object.fromEntries(
    (Object.keys(rooms) as Name[]).map((name) => {
      const text = textOf(fields, name);
      return [name, verbatim.includes(name) ? text : text.trim()];
    }),
  ) as Record<Name, string>;
  assertValid(problemsIn(values, rules, rooms));
  return values;
}

function required(field: string, message: string): Rules {
  return { [field]: (values) => (values[field] === '' ? message : null) };
}
