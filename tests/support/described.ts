/** Answers against the API's description, `docs/openapi.json`. */
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
// The keywords that the description uses mean the same in every draft since the seventh.
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema({ $id: ID, ...description });

/** Expects a status that the call's description has, with its body and its headers. */
export function expectDescribed(name: CallName, answer: Answer, isVisitor: boolean): void {
  const { pointer, headers } = responseOf(name, answer.status);
  const validate = ajv.getSchema(`${ID}#${pointer}/content/application~1json/schema`);
  if (!validate) throw new Error(`${pointer} has no schema`);
  const isValid = validate(answer.body);
  expect({ name, isValid, errors: validate.errors, body: answer.body }).toEqual({
    name,
    isValid: true,
    errors: null,
    body: answer.body,
  });
  const due = headers.filter((it) => isVisitor || it !== FOR_VISITORS);
  expect(due.filter((it) => !answer.headers.has(it))).toEqual([]);
}

function responseOf(name: CallName, status: number) {
  const { method, path } = calls[name];
  const template = path.replace(/:(\w+)/g, '{$1}');
  const operation = description.paths[template]?.[method.toLowerCase()] as Operation;
  const responses: Record<string, { $ref?: string; description?: string; headers?: object }> =
    operation.responses;
  const response = responses[status];
  if (!response) throw new Error(`${name} answered ${status}, which is not described`);
  if (response.$ref) {
    const shared = description.components.responses[status];
    return { pointer: response.$ref.slice(1), headers: Object.keys(shared?.headers ?? {}) };
  }
  const escaped = template.replaceAll('/', '~1').replace(/[{}]/g, encodeURIComponent);
  return {
    pointer: `/paths/${escaped}/${method.toLowerCase()}/responses/${status}`,
    headers: Object.keys(response.headers ?? {}),
  };
}

/** The provider sends no field that is not described, although clients would ignore it. */
function closed(_: string, value: unknown): unknown {
  const isOpen = typeof value === 'object' && value !== null && 'properties' in value;
  return isOpen ? { additionalProperties: false, ...value } : value;
}
