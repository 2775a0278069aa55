/** Leaves of the first page's cards those that have every word that is looked for. */
import { byId, say } from './dom';

export function startSearch(): void {
  const box = byId<HTMLInputElement>('search');
  const cards = [...document.querySelectorAll<HTMLElement>('.card')];
  const texts = new Map(
    cards.map((card) => [card, `${card.textContent} ${card.dataset.words ?? ''}`.toLowerCase()]),
  );
  const show = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    const isFound = (card: HTMLElement) => words.every((word) => texts.get(card)?.includes(word));
    for (const card of cards) card.hidden = !isFound(card);
    for (const section of document.querySelectorAll('section')) {
      const inside = cards.filter((card) => section.contains(card));
      section.hidden = inside.length === 0 ? words.length > 0 : inside.every((card) => card.hidden);
    }
    const found = cards.filter((card) => !card.hidden).length;
    say(words.length === 0 ? '' : found === 0 ? 'Nothing has these words.' : `${found} found.`);
  };
  box.oninput = show;
  // What a reload or Back has left in it.
  if (box.value) show();
}
