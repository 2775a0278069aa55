/** What the engine reads of a title. */
import type { Title } from '../../../server/catalogue/catalogue';

export type Art = Title['art'];
export type Subject = Pick<Title, 'id' | 'kind' | 'name' | 'genres' | 'release_date' | 'art'>;
