import { pathToFileURL } from 'node:url';
import type { documentWords, listPages, renderPage, startPages } from '../src/entry-build';
import type { LegalDocuments } from '../src/lib/legal/documents';
import type { SiteSettings } from '../src/lib/site/settings';
import type { CompiledTexts } from '../src/lib/site/texts';

interface Rendering {
  documentWords: typeof documentWords;
  listPages: typeof listPages;
  renderPage: typeof renderPage;
  startPages: typeof startPages;
}

interface Wanted {
  for: 'everyone' | 'visitor' | 'member';
  address: string;
}

/** Sample data. If a page renders it, the markup differs between members and can't be hydrated. */
const KNOWN_MEMBER = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@fin.example',
  mobile: null,
  gender: null,
  date_of_birth: null,
  profile_image: null,
};

export async function createRendering(
  code: string,
  settings: SiteSettings,
  texts: CompiledTexts,
  legal: LegalDocuments,
) {
  const codeFor = async (stored: Record<string, string>) => {
    const rendering = await load(code, stored, settings.language);
    rendering.startPages(settings, texts, legal);
    return rendering;
  };
  const asVisitor = await codeFor({});
  const asMember = await codeFor({ token: 'any' });
  const asKnownMember = await codeFor({ token: 'any', user: JSON.stringify(KNOWN_MEMBER) });
  return {
    words: asVisitor.documentWords(),
    pages: await asVisitor.listPages(),
    async render({ for: whom, address }: Wanted) {
      const visitor = whom === 'member' ? null : await asVisitor.renderPage(address);
      const member = whom === 'visitor' ? null : await asMember.renderPage(address);
      const known = member && (await asKnownMember.renderPage(address));
      return { visitor, member, isAlike: known === member };
    },
  };
}

async function load(
  code: string,
  stored: Record<string, string>,
  language: string,
): Promise<Rendering> {
  const storageOf = (entries: Record<string, string>) => ({
    getItem: (name: string) => entries[name] ?? null,
  });
  Object.assign(globalThis, { localStorage: storageOf(stored), sessionStorage: storageOf({}) });
  return import(`${pathToFileURL(code)}?${language}${Object.keys(stored)}`);
}
