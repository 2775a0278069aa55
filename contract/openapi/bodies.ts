/** The canonical response bodies. Fin's client also reads the variants that `Call.open` accepts. */
import type { CallName } from '../calls';
import type { Schema } from './schema';

type Body = (answer: Schema) => Schema;

const message: Schema = { type: 'string', description: 'A text to show to the user.' };

const body = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties: { status: { type: 'boolean', const: true }, ...properties },
  required: ['status', ...Object.keys(properties)],
});

export const inData: Body = (answer) => body({ data: answer });
export const messageOnly: Body = () => body({ message });

const inDataWithMessage: Body = (answer) => body({ message, data: answer });

/** Calls not listed have the default body: `inData` for queries, and `messageOnly` for commands. */
export const bodies: { readonly [Name in CallName]?: Body } = {
  suggestions: (answer) => answer,
  search: (answer) => body({ movieList: answer }),
  activeSubscription: (answer) =>
    body({
      data: {
        type: 'object',
        properties: { activeSubscriptions: answer },
        required: ['activeSubscriptions'],
      },
    }),
  signIn: inDataWithMessage,
  signInWithPasskey: inDataWithMessage,
  updateProfile: (answer) => inDataWithMessage(fieldOf(answer, 'user')),
  changePassword: (answer) =>
    inDataWithMessage({
      type: 'object',
      properties: { api_token: fieldOf(answer, 'api_token') },
      required: ['api_token'],
    }),
  processPayment: (answer) => body({ redirect: fieldOf(answer, 'redirect') }),
};

function fieldOf({ properties }: Schema, name: string): Schema {
  const field = properties?.[name];
  if (!field) throw new Error(`The answer has no ${name}`);
  return field;
}
