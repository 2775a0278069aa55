/** Marks translated text with zero-width spaces, which Playwright ignores, to reveal hard-coded text. */
import type { Page } from 'playwright-core';

/** Also makes the app render instead of hydrate, because the prerendered text is unmarked. */
export async function markTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { json } = Response.prototype;
    const mark = (parts: Piece[]): Piece[] =>
      parts.map((it) => ({
        ...it,
        ...(it.type === 0 && { value: `\u200b${it.value}\u200b` }),
        ...(it.children && { children: mark(it.children) }),
        ...(it.options && {
          options: Object.fromEntries(
            Object.entries(it.options).map(([name, { value }]) => [name, { value: mark(value) }]),
          ),
        }),
      }));
    Response.prototype.json = async function () {
      const body = await json.call(this);
      if (!/\/en\.\w+\.json$/.test(this.url)) return body;
      const root = document.getElementById('root');
      if (root) delete root.dataset.page;
      return Object.fromEntries(
        Object.entries(body as Record<string, Piece[]>).map(([key, parts]) => [key, mark(parts)]),
      );
    };
  });
}

interface Piece {
  type: number;
  value?: string;
  children?: Piece[];
  options?: Record<string, { value: Piece[] }>;
}
