import type { Services } from '../services';
import { readWords, type Words } from '../titles/words';

type Needs = Pick<Services, 'db' | 'catalogue'> & { readonly language: string };

export async function wordsFor({ db, catalogue, language }: Needs): Promise<Words> {
  return (await catalogue.get(`words ${language}`, () => readWords(db, language))).body;
}
