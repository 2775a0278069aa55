import { text } from '../../lib/site/texts';
import { useAgeLimit } from '../../state/kids-mode/use-age-limit';

export function useEmptyText(words: string): string {
  return useAgeLimit() === null ? words : text('shared.list.emptyForKids');
}
