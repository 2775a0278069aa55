import { API_BASE_PATH, type Call, type CallName, calls } from '../../contract/calls';
import type { Form } from '../../contract/forms/form';
import { ACCEPTED_IMAGES } from '../../contract/forms/images';
import { forms } from '../../contract/forms/table';
import { about, groups } from '../../contract/openapi/about';
import { bodies, inData, messageOnly } from '../../contract/openapi/bodies';
import { failures, failuresOf } from '../../contract/openapi/failures';
import {
  requestHeaders,
  requestHeadersOf,
  responseHeaders,
  responseHeadersOf,
} from '../../contract/openapi/headers';
import { introduction } from '../../contract/openapi/introduction';
import type { Schema } from '../../contract/openapi/schema';
import { type AnyStruct, EXTENSION, type Shapes, schemaOf } from './answer-schema';
import { docsOfConstant, meaningOf, NO_DOCS } from './docstrings';
import { formSchemaOf, imagePartsOf } from './form-schema';

const JSON_TYPE = 'application/json';
const TYPES = { multipart: 'multipart/form-data', json: JSON_TYPE } as const;
const FAILURE = 'Failure';

const names = Object.keys(calls) as CallName[];
const callDocs = docsOfConstant('calls').fields;
const formDocs = docsOfConstant('forms').fields;
const formOf: { readonly [Name in CallName]?: Form } = forms;

const ref = (kind: string, name: string | number) => ({ $ref: `#/components/${kind}/${name}` });

const failure: Schema = {
  description: 'The body of every error.',
  type: 'object',
  properties: {
    status: { type: 'boolean', const: false },
    message: { type: 'string', description: 'A text to show to the user.' },
    errors: {
      description: 'Messages by field.',
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
  required: ['status', 'message'],
};

export type Description = ReturnType<typeof describeApi>;
export type Operation = ReturnType<typeof operationOf>;

export function describeApi() {
  const shapes: Shapes = { [FAILURE]: failure };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of names) {
    const { method, path } = calls[name];
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(name, shapes) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fin API',
      version: '2',
      license: { name: 'MIT', identifier: 'MIT' },
      description: introduction,
    },
    servers: [{ url: API_BASE_PATH }],
    tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `api_token` that `POST /login` returns.',
        },
      },
      parameters: Object.fromEntries(
        Object.entries(requestHeaders).map(([name, header]) => [
          name,
          { name, in: 'header', required: false, ...header },
        ]),
      ),
      headers: responseHeaders,
      responses: Object.fromEntries(
        Object.entries(failures).map(([status, it]) => [
          status,
          {
            description: it.meaning,
            ...('hasRetryAfter' in it && {
              headers: { 'Retry-After': ref('headers', 'Retry-After') },
            }),
            content: { [JSON_TYPE]: { schema: ref('schemas', FAILURE) } },
          },
        ]),
      ),
      schemas: shapes,
    },
  };
}

function operationOf(name: CallName, shapes: Shapes) {
  const call: Call = calls[name];
  const description = [call.isExtension && EXTENSION, about[name].details];
  const text = description.filter((it) => typeof it === 'string').join(' ');
  const statuses = failuresOf(name);
  return {
    operationId: name,
    tags: [about[name].group],
    summary: about[name].summary,
    ...(text !== '' && { description: text }),
    ...(call.isExtension && { 'x-extension': true }),
    security: securityOf(call),
    parameters: parametersOf(name, call),
    ...(formOf[name] && { requestBody: requestBodyOf(name, call, formOf[name]) }),
    responses: {
      200: {
        description: 'Success.',
        headers: Object.fromEntries(
          responseHeadersOf(call).map((it) => [it, ref('headers', it)] as const),
        ),
        content: { [JSON_TYPE]: { schema: bodyOf(name, call, shapes) } },
      },
      ...(call.access === 'everyone' && {
        304: { description: 'Not modified.' },
      }),
      ...Object.fromEntries(statuses.map((it) => [it, ref('responses', it)] as const)),
    },
  };
}

function securityOf({ access }: Call): Record<string, never[]>[] {
  if (access === 'anonymous') return [];
  return access === 'member' ? [{ token: [] }] : [{ token: [] }, {}];
}

function parametersOf(name: CallName, call: Call) {
  const structs = Object.entries(call.params.schema as Record<string, AnyStruct>);
  return [
    ...structs.map(([key, struct]) => ({
      name: key,
      in: call.path.includes(`:${key}`) ? 'path' : 'query',
      required: !struct.is(undefined),
      description: parameterMeaning(name, key),
      schema: schemaOf(struct, NO_DOCS, {}),
    })),
    ...requestHeadersOf(call).map((it) => ref('parameters', it)),
  ];
}

function parameterMeaning(name: CallName, key: string): string {
  const meaning = meaningOf(name, key);
  if (meaning === undefined) throw new Error(`The meaning of ${name}.${key} is missing`);
  return meaning;
}

function requestBodyOf(name: CallName, { encoding }: Call, form: Form) {
  if (encoding === 'none') throw new Error(`${name} carries no form`);
  const images = imagePartsOf(form).map((part) => [part, { contentType: ACCEPTED_IMAGES }]);
  return {
    required: true,
    content: {
      [TYPES[encoding]]: {
        schema: formSchemaOf(name, form, formDocs[name] ?? NO_DOCS),
        ...(images.length > 0 && { encoding: Object.fromEntries(images) }),
      },
    },
  };
}

function bodyOf(name: CallName, { kind, answer }: Call, shapes: Shapes): Schema {
  const docs = callDocs[name]?.fields.answer ?? NO_DOCS;
  const body = bodies[name] ?? (kind === 'query' ? inData : messageOnly);
  return body(schemaOf(answer as AnyStruct, docs, shapes));
}
