/** Languages beside the site's first are kept once they are used, each in a cache of its own. */
/** A page of the site: what its path matches, as the source of a `RegExp`, and whose document answers it. */
export interface KeptPage {
  readonly pattern: string;
  readonly address: string;
}

/** A language beside the site's first. */
export interface KeptLanguage {
  /** The name of its cache, which differs from version to version. */
  readonly cache: string;
  readonly pages: readonly KeptPage[];
  /** What only its pages use. */
  readonly files: readonly string[];
}

declare const clients: {
  matchAll(options: { includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
};

/** As in `language-pt-0a1b2c3d`. */
const nameOf = (cache: string): string | undefined => /^language-.+(?=-)/.exec(cache)?.[0];

/** Keeps a language. Where that fails, its empty cache says that it is used. */
export async function keep({ cache, pages, files }: KeptLanguage): Promise<void> {
  const kept = await caches.open(cache);
  // All of it is there, or nothing.
  if ((await kept.keys()).length > 0) return;
  await kept.addAll([...pages.map(({ address }) => address), ...files]);
}

/** Keeps those of which there is an open page, or an earlier version. */
export async function keepUsed(
  languages: readonly KeptLanguage[],
  languageAt: (address: string) => KeptLanguage | null | undefined,
): Promise<void> {
  const open = (await clients.matchAll({ includeUncontrolled: true })).map(({ url }) =>
    languageAt(url),
  );
  const earlier = (await caches.keys()).map(nameOf);
  const used = languages.filter((it) => open.includes(it) || earlier.includes(nameOf(it.cache)));
  await Promise.all(used.map(keep));
}

/** Removes other versions, and languages that the site has no more. */
export async function forgetOthers(languages: readonly KeptLanguage[]): Promise<void> {
  const own = languages.map(({ cache }) => cache);
  const others = (await caches.keys()).filter((it) => nameOf(it) && !own.includes(it));
  await Promise.all(others.map((it) => caches.delete(it)));
}
