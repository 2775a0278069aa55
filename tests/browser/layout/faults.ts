import type { Page } from 'playwright-core';

export function doubleText(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    // Cards in rows (`data-place`) overflow by design.
    const isApart = (element: Element) =>
      element.closest('[aria-hidden=true], [data-place], [inert]') !== null;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).textOverflow === 'ellipsis' || isCut(element.parentElement));
    const isForReadersOnly = ({ width, height }: DOMRect) => width <= 1 || height <= 1;

    if (document.documentElement.scrollWidth > width) {
      const causes = [...document.body.querySelectorAll('*')].filter(
        (it) => !isApart(it) && it.getBoundingClientRect().right > width + 1,
      );
      faults.push(
        `the page is ${document.documentElement.scrollWidth} px wide, not ${width}: ${causes.slice(-3).map(nameOf).join(', ')}`,
      );
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || isApart(parent) || !isShown(parent)) continue;
      const box = parent.getBoundingClientRect();
      if (isForReadersOnly(box) || getComputedStyle(parent).clipPath !== 'none') continue;
      if (isCut(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > width + 1) {
        faults.push(
          `${nameOf(parent)} reaches from ${Math.round(left)} to ${Math.round(right)} px`,
        );
      }
    }
    const controls = document.querySelectorAll('a, button, input, select, textarea, h1, h2');
    for (const control of controls) {
      if (isApart(control) || !isShown(control)) continue;
      if (isForReadersOnly(control.getBoundingClientRect())) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control.getClientRects()[0];
      if (!box || isForReadersOnly(box)) continue;
      if (box.left < -1 || box.right > width + 1) {
        faults.push(
          `${nameOf(control)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px`,
        );
      }
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      // Checks only the centre of an input, because buttons may overlap its ends.
      const ends = control.matches('input') ? [] : [box.left + 4, box.right - 4];
      const points = [x, ...ends].map((atX) => [atX, y] as const);
      for (const [atX, atY] of points) {
        const hit = document.elementFromPoint(atX, atY);
        if (!hit || control.contains(hit) || hit.contains(control)) continue;
        // A transparent file input may cover the controls beside it.
        if (hit.matches('input') && hit.parentElement?.contains(control)) continue;
        faults.push(`${nameOf(control)} is covered by ${nameOf(hit)}`);
        break;
      }
      if (
        control.matches('button, a[role=button]') &&
        control.scrollWidth > control.clientWidth + 1
      )
        faults.push(`${nameOf(control)} is wider than its box`);
    }
    return [...new Set(faults)];
  });
}
