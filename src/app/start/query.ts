/**
 * Queries by which pages are opened by rule, for which a document holds elements and reads of their own (decision 18).
 * Each is known by a pattern: `tab=password`, or `q=~value~` for any text.
 */

/** In place of any text. */
const SAMPLE = '~value~';

/** The first pattern that this address fits; '' where it fits none. */
export function patternIn(patterns: readonly string[]): string {
  return patterns.find((it) => it && valueFor(it) !== '') ?? '';
}

/**
 * The address of a read, as the app writes it.
 * @param id the last part of this page's path, as it stands there
 */
export function readFor(template: string, pattern: string, id: string): string {
  const asked = template.replace(SAMPLE, () => inQuery(valueFor(pattern)));
  return asked.replace('=~id~', () => `=${inQuery(decoded(id))}`).replace('~id~', () => id);
}

/** Somebody's template for this address, filled in with its value; `null` where there is none. */
export function templateHere(
  all: Iterable<HTMLTemplateElement>,
  whose: 'visitor' | 'member',
): HTMLTemplateElement | null {
  const theirs = [...all].filter(({ dataset }) => dataset.for === whose);
  const queryOf = ({ dataset }: HTMLTemplateElement) => dataset.query ?? '';
  const pattern = patternIn(theirs.map(queryOf));
  const template = theirs.find((it) => queryOf(it) === pattern);
  if (template) fillIn(template.content, valueFor(pattern));
  return template ?? null;
}

/** Puts a value into elements: what is read, names, and what stands in boxes. */
function fillIn(elements: DocumentFragment, value: string): void {
  const walker = document.createTreeWalker(elements);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) node.data = node.data.replace(SAMPLE, () => value);
    else if (node instanceof Element) {
      for (const name of ['aria-label', 'value']) {
        const text = node.getAttribute(name);
        if (text?.includes(SAMPLE))
          node.setAttribute(
            name,
            text.replace(SAMPLE, () => value),
          );
      }
    }
  }
}

function inQuery(value: string): string {
  return new URLSearchParams([['', value]]).toString().slice(1);
}

/** A malformed part of a path stands for itself, as in the app. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What this address has in the place of a pattern's value; '' where its query is another. */
function valueFor(pattern: string): string {
  const [name = '', value] = pattern.split('=');
  const given = new URLSearchParams(location.search).get(name)?.trim() ?? '';
  return value === SAMPLE || given === value ? given : '';
}
