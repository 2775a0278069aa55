import { useAgeLimit } from '../../state/kids-mode/use-age-limit';

/** What is said where no title is listed: kids mode may hide them. */
export function useEmptyText(text: string): string {
  return useAgeLimit() === null ? text : 'Nothing here for kids mode';
}
