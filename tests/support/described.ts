import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect } from 'vitest';
import { type CallName, calls } from '../../contract/calls';
import type { Description, Operation } from '../../scripts/api/description';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

const ID = 'openapi';
const FOR_VISITORS = 'ETag';

export const description: Description = JSON.parse(
  readFileSync('docs/openapi.json', 'utf8'),
  closed,
);
// Ajv's default, draft 7, suffices: the schemas use only keywords that it shares with 2020-12.
const options = { strict: false, validateFormats: false };
const document = { $id: ID, ...description };
const answers = new Ajv(options).addSchema(document);
const forms = new Ajv({ ...options, coerceTypes: true }).addSchema(document);

export function expectDescribed(name: CallName, answer: Answer, isVisitor: boolean): void {
  const { pointer, headers } = responseOf(name, answer.status);
  const validate = answers.getSchema(`${ID}#${pointer}/content/application~1json/schema`);
  if (!validate) throw new Error(`${pointer} has no schema`);
  validate(answer.body);
  expect({ name, errors: validate.errors }).toEqual({ name, errors: null });
  const due = headers.filter((it) => isVisitor || it !== FOR_VISITORS);
  expect(due.filter((it) => !answer.headers.has(it))).toEqual([]);
}

export function expectDescribedForm(name: CallName, fields: Readonly<Record<string, unknown>>) {
  const type = calls[name].encoding === 'json' ? 'application/json' : 'multipart/form-data';
  const pointer = `${pointerOf(name)}/requestBody/content/${type.replace('/', '~1')}/schema`;
  const validate = forms.getSchema(`${ID}#${pointer}`);
  if (!validate) throw new Error(`${pointer} has no schema`);
  validate(fields);
  expect({ name, errors: validate.errors }).toEqual({ name, errors: null });
}

function responseOf(name: CallName, status: number) {
  const { template, method } = placeOf(name);
  const operation = description.paths[template]?.[method] as Operation;
  const responses: Record<string, { $ref?: string; description?: string; headers?: object }> =
    operation.responses;
  const response = responses[status];
  if (!response) throw new Error(`${name} answered ${status}, which is not described`);
  if (response.$ref) {
    const shared = description.components.responses[status];
    return { pointer: response.$ref.slice(1), headers: Object.keys(shared?.headers ?? {}) };
  }
  return {
    pointer: `${pointerOf(name)}/responses/${status}`,
    headers: Object.keys(response.headers ?? {}),
  };
}

function pointerOf(name: CallName): string {
  const { template, method } = placeOf(name);
  const escaped = template.replaceAll('/', '~1').replace(/[{}]/g, encodeURIComponent);
  return `/paths/${escaped}/${method}`;
}

function placeOf(name: CallName): { template: string; method: string } {
  const { method, path } = calls[name];
  return { template: path.replace(/:(\w+)/g, '{$1}'), method: method.toLowerCase() };
}

function closed(_: string, value: unknown): unknown {
  const isOpen = typeof value === 'object' && value !== null && 'properties' in value;
  return isOpen ? { additionalProperties: false, ...value } : value;
}
