/** The legal texts, ours or the operator's: documents of their own, which only their pages load. */
import { siteSettings } from '../site/settings';

/** Words, some of them in emphasis or a link. */
export type Words = readonly (string | Marked)[];

export interface Marked {
  readonly mark: 'em' | 'strong' | 'link';
  readonly words: Words;
  /** Of a link: `https:`, `mailto:`, a path of the site, or `#` and a section. */
  readonly href?: string;
}

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly words: Words }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly Words[] };

export interface LegalSection {
  /** Its address within the page. */
  readonly id: string;
  readonly heading: Words;
  readonly blocks: readonly Block[];
}

export interface LegalDocument {
  readonly heading: string;
  /** Before the sections. */
  readonly intro: readonly Block[];
  readonly sections: readonly LegalSection[];
  /** After a line, below the sections. */
  readonly closing: readonly Block[];
}

/** With what its page says around it. */
export interface ShownDocument extends LegalDocument {
  readonly language: string;
  /** The name of the list of its sections. */
  readonly contents: string;
}

export const LEGAL_NAMES = ['terms', 'privacy'] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];
export type LegalDocuments = { readonly [Name in LegalName]?: ShownDocument };

let documents: LegalDocuments = {};

export function startLegal(given: LegalDocuments): void {
  documents = given;
}

/** Loads a document once. @throws {TypeError} when it can't be loaded */
export async function loadLegal(name: LegalName): Promise<void> {
  if (documents[name]) return;
  const response = await fetch(siteSettings().legal[name]);
  if (!response.ok) throw new TypeError(`The legal text was answered with ${response.status}`);
  documents = { ...documents, [name]: await response.json() };
}

/** One that was loaded. */
export function legalDocument(name: LegalName): ShownDocument {
  const document = documents[name];
  if (!document) throw new Error(`The legal text "${name}" was not loaded`);
  return document;
}
