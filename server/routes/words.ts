/** The catalogue's words in the language that a client has asked for. */
import type { Services } from '../services';
import { readWords, type Words } from '../titles/words';

type Needs = Pick<Services, 'db' | 'catalogue'> & { readonly language: string };

/** Read once for a version of the catalogue. */
export async function wordsFor({ db, catalogue, language }: Needs): Promise<Words> {
  return (await catalogue.get(`words ${language}`, () => readWords(db, language))).body;
}
