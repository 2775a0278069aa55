import type { ComponentType } from 'react';
import type { ParamsOf, QueryName } from '../../../contract/calls';
import type { LegalName } from '../../lib/legal/documents';
import type { SiteFeatures } from '../../lib/site/settings';
import { type TextKey, text } from '../../lib/site/texts';

export interface Page {
  path: string;
  for: 'everyone' | 'visitor' | 'member';
  section?: TextKey;
  hasTitles?: true;
  isBare?: true;
  feature?: keyof SiteFeatures;
  reads?(params: Params, query: URLSearchParams): readonly Read[];
  /** Whether the prerendered markup matches this query; `true` if omitted. */
  isAsDocument?(query: URLSearchParams): boolean;
  picture?: Picture;
  legal?: LegalName;
  screen(): Promise<ComponentType>;
}

type Params = Readonly<Record<string, string | undefined>>;

type Read = { [Name in QueryName]: readonly [Name, ParamsOf<Name>] }[QueryName];

interface Picture {
  of: 'titleDetails' | 'movies' | 'tvShows';
  sizes: string;
}

export function titleOf({ section }: Page): string {
  return text('app.title', { section: text(section ?? 'app.section.default') });
}
