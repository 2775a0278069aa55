import type { AnswerOf } from '../../api/query-cache';
import { useQuery } from '../../state/use-query';

export type Title = AnswerOf<'titleDetails'>;

/** A title's details. Give the component a `key` of the id. */
export function useTitle(titleId: string) {
  return useQuery('titleDetails', { id: titleId });
}
