import type { Page } from 'playwright-core';

/** Checks the layout with marked text lengthened by 40%, left to right and then right to left. */
export function roomFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const APART = '[data-place], [inert], [aria-hidden=true], noscript, [data-testid=ad] > div';
    const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const nameOf = (it: Text) => `“${it.data.replaceAll('\u200b', '').trim().slice(0, 50)}”`;

    function isCutByDesign(element: Element): boolean {
      const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return (
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none' ||
        clipPath !== 'none' ||
        Math.min(width, height) <= 1
      );
    }

    function isCut(element: Element | null, box: DOMRect): boolean {
      if (!element || element === document.body)
        return box.left < -1 || box.right > root.clientWidth + 1;
      if (isCutByDesign(element)) return false;
      const { display, overflowX, overflowY } = getComputedStyle(element);
      if (display === 'inline' || display === 'contents') return isCut(element.parentElement, box);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const outer = element.getBoundingClientRect();
      const isPast = box.left < outer.left - 1 || box.right > outer.right + 1;
      // Ascenders and descenders may overflow by a few pixels.
      const isOver = box.top < outer.top - 4 || box.bottom > outer.bottom + 4;
      if (overflowX !== 'visible' && isPast) return true;
      if (overflowY !== 'visible' && isOver) return true;
      return isCut(element.parentElement, box);
    }

    function layerOf(element: Element): Element {
      const isLayer =
        element.matches(LAYERS) || /fixed|sticky/.test(getComputedStyle(element).position);
      return isLayer || !element.parentElement ? element : layerOf(element.parentElement);
    }

    const overlap = (one: [number, number], other: [number, number]) =>
      Math.min(one[1], other[1]) - Math.max(one[0], other[0]);

    const areOnEachOther = (one: DOMRect, other: DOMRect) =>
      overlap([one.left, one.right], [other.left, other.right]) > 2 &&
      overlap([one.top, one.bottom], [other.top, other.bottom]) >
        0.4 * Math.min(one.height, other.height);

    function faultsNow(): string[] {
      const faults: string[] = [];
      if (root.scrollWidth > root.clientWidth)
        faults.push(`the page is ${root.scrollWidth} px wide`);
      const lines: { text: Text; box: DOMRect; layer: Element }[] = [];
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || text.data.trim() === '' || parent.closest(APART)) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (isCutByDesign(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (isCut(parent, range.getBoundingClientRect())) faults.push(`${nameOf(text)} is cut off`);
        const layer = layerOf(parent);
        lines.push(...[...range.getClientRects()].map((box) => ({ text, box, layer })));
      }
      for (const [at, one] of lines.entries())
        for (const other of lines.slice(at + 1))
          if (
            one.text !== other.text &&
            one.layer === other.layer &&
            areOnEachOther(one.box, other.box)
          )
            faults.push(`${nameOf(one.text)} and ${nameOf(other.text)} lie on each other`);
      return faults;
    }

    const before = texts.map(({ data }) => data);
    const scrolled = [...document.querySelectorAll('*')]
      .filter(({ scrollLeft }) => scrollLeft !== 0)
      .map((element) => ({ element, left: element.scrollLeft }));
    for (const text of texts)
      text.data = text.data.replace(/\u200b([^\u200b]*[^\u200b\s])/g, (piece) =>
        piece.concat(' öxö'.repeat(Math.ceil(piece.length / 10))),
      );
    const longer = faultsNow();
    const { dir } = root;
    root.dir = 'rtl';
    const turned = faultsNow().filter((it) => !longer.includes(it));
    root.dir = dir;
    for (const [at, text] of texts.entries()) text.data = before[at] ?? '';
    for (const { element, left } of scrolled) element.scrollLeft = left;
    return [...new Set([...longer, ...turned.map((it) => `from right to left, ${it}`)])];
  });
}
