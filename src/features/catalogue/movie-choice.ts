import type { ParamsOf } from '../../../contract/calls';

type MovieChoice = { by: 'genre' | 'cast'; id: string | undefined };

export function movieParams({ by, id }: MovieChoice): ParamsOf<'movies'> {
  if (id === undefined) return {};
  return by === 'cast' ? { actor_id: id } : { genre_id: id };
}
