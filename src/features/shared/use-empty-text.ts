import { text } from '../../lib/site/texts';
import { useAgeLimit } from '../../state/kids-mode/use-age-limit';

/** What is said where no title is listed: kids mode may hide them. */
export function useEmptyText(words: string): string {
  return useAgeLimit() === null ? words : text('shared.list.emptyForKids');
}
