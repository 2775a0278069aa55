/** Choices of a language, found again where another source names the language otherwise. */
import type { Choice } from './medium';

/** The forms in which two tags of a language may be equal, the closest first; `null` for what is no such tag. */
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
 * The choice that a tag of a language (BCP 47) means: `eng` is `en`, and `en` takes `en-GB` where there is no `en`.
 * Another script is another language. An id that is no tag means itself alone.
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

/** Its constructor makes tags canonical; an undetermined language would be English. */
function localeOf(tag: string): Intl.Locale | null {
  try {
    return /^und\b/i.test(tag) ? null : new Intl.Locale(tag);
  } catch {
    return null;
  }
}
