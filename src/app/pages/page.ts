/** What a page is, said once: the router, prefetching, the documents, their sizes and screenshots read it. */

import type { ComponentType } from 'react';
import type { ParamsOf, QueryName } from '../../../contract/calls';
import type { LegalName } from '../../lib/legal/documents';
import type { SiteFeatures } from '../../lib/site/settings';
import { type TextKey, text } from '../../lib/site/texts';

export interface Page {
  /** A pattern of the router. */
  path: string;
  /** `visitor` pages send a member to /browse, `member` pages a visitor to /login. */
  for: 'everyone' | 'visitor' | 'member';
  /** In the document's title; pages that the specification does not list are 'Default Title'. */
  section?: TextKey;
  /** It shows titles, and begins again when kids mode changes which may be shown. */
  hasTitles?: true;
  /** Without the navigation bar and the footer. */
  isBare?: true;
  /** Without it the site has no such page. */
  feature?: keyof SiteFeatures;
  /** What its first screen requests from the provider. */
  reads?(params: Params, query: URLSearchParams): readonly Read[];
  /** Whether it begins as its document, which was made without a query; by default it does. */
  isAsDocument?(query: URLSearchParams): boolean;
  /** The pictures at its top: the provider names them before the page is there. */
  picture?: Picture;
  /** The legal text that it shows. */
  legal?: LegalName;
  /** Loads its code, and its text where it shows one. */
  screen(): Promise<ComponentType>;
}

/** The parts of a path that its pattern names, decoded. */
type Params = Readonly<Record<string, string | undefined>>;

/** A query of the provider. */
type Read = { [Name in QueryName]: readonly [Name, ParamsOf<Name>] }[QueryName];

interface Picture {
  /** The read whose answer holds their addresses. */
  of: QueryName;
  /** As the page's `img` has it. */
  sizes: string;
}

export function titleOf({ section }: Page): string {
  return text('app.title', { section: text(section ?? 'app.section.default') });
}
