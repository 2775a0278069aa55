/** Gives each language except the default a cache of its own, once the language is used. */

export interface KeptPage {
  readonly pattern: string;
  readonly address: string;
}

export interface KeptLanguage {
  readonly cache: string;
  readonly pages: readonly KeptPage[];
  readonly files: readonly string[];
}

declare const clients: {
  matchAll(options: { includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
};

const nameOf = (cache: string): string | undefined => /^language-.+(?=-)/.exec(cache)?.[0];

/** If fetching fails, the empty cache still marks the language as used. */
export async function keep({ cache, pages, files }: KeptLanguage): Promise<void> {
  const kept = await caches.open(cache);
  if ((await kept.keys()).length > 0) return;
  await kept.addAll([...pages.map(({ address }) => address), ...files]);
}

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

export async function forgetOthers(languages: readonly KeptLanguage[]): Promise<void> {
  const own = languages.map(({ cache }) => cache);
  const others = (await caches.keys()).filter((it) => nameOf(it) && !own.includes(it));
  await Promise.all(others.map((it) => caches.delete(it)));
}
