import { siteSettings } from '../site/settings';

export type Words = readonly (string | Marked)[];

export interface Marked {
  readonly mark: 'em' | 'strong' | 'link';
  readonly words: Words;
  readonly href?: string;
}

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly words: Words }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly Words[] };

export interface LegalSection {
  readonly id: string;
  readonly heading: Words;
  readonly blocks: readonly Block[];
}

export interface LegalDocument {
  readonly heading: string;
  readonly intro: readonly Block[];
  readonly sections: readonly LegalSection[];
  readonly closing: readonly Block[];
}

export interface ShownDocument extends LegalDocument {
  readonly language: string;
  readonly contents: string;
}

export const LEGAL_NAMES = ['terms', 'privacy'] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];
export type LegalDocuments = { readonly [Name in LegalName]?: ShownDocument };

let documents: LegalDocuments = {};

export function startLegal(given: LegalDocuments): void {
  documents = given;
}

/**
 * @throws {TypeError} if the request fails or the status is not 2xx
 * @throws {SyntaxError} if the body is not JSON
 */
export async function loadLegal(name: LegalName): Promise<void> {
  if (documents[name]) return;
  const response = await fetch(siteSettings().legal[name]);
  if (!response.ok) throw new TypeError(`The legal text was answered with ${response.status}`);
  documents = { ...documents, [name]: await response.json() };
}

export function legalDocument(name: LegalName): ShownDocument {
  const document = documents[name];
  if (!document) throw new Error(`The legal text "${name}" was not loaded`);
  return document;
}
