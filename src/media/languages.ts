import type { Choice } from './media-state';

const FORMS: readonly ((tag: string) => string | null)[] = [
  (tag) => tag,
  (tag) => localeOf(tag)?.toString() ?? null,
  (tag) => localeOf(tag)?.maximize().toString() ?? null,
  (tag) => {
    const locale = localeOf(tag)?.maximize();
    return locale ? `${locale.language}-${locale.script}` : null;
  },
];

/**
 * Finds the choice for a BCP 47 tag: `eng` matches `en`, and `en` matches `en-GB` if no choice is
 * `en` or `en-US`. Scripts must match. Ids that are not tags match only themselves.
 */
export function choiceOfLanguage<Found extends Pick<Choice, 'id'>>(
  choices: readonly Found[],
  wanted: string,
): Found | undefined {
  for (const formOf of FORMS) {
    const form = formOf(wanted);
    const found = form === null ? undefined : choices.find(({ id }) => formOf(id) === form);
    if (found) return found;
  }
  return undefined;
}

/** Returns `null` for invalid tags, and for `und`, which `maximize()` would turn into English. */
function localeOf(tag: string): Intl.Locale | null {
  try {
    return /^und\b/i.test(tag) ? null : new Intl.Locale(tag);
  } catch {
    return null;
  }
}
