import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLibraryWatch } from '../../server/catalogue/source';
import { connect } from './support/databases';
import { addTitle } from './support/library';
import { configOf, openProvider, type Provider } from './support/provider';
import { folderWith } from './support/shared';

const channel = {
  name: 'Beira TV',
  description: 'Notícias da costa.',
  stream: 'https://tv.example/live.m3u8',
  picture: 'https://tv.example/logo.png',
  genres: ['Notícias'],
};

async function openFestival(file: object) {
  const libraryDir = folderWith();
  const words = { en: { name: 'The Open Sea', description: 'A boat.' } };
  addTitle(libraryDir, '11', { name: 'O Mar Aberto', description: 'Um barco.', words });
  addTitle(libraryDir, '12', { name: 'Fire', description: 'It burns.', lang: 'en' });
  const catalogueFile = join(libraryDir, 'catalogue.json');
  const save = (content: object) => writeFileSync(catalogueFile, JSON.stringify(content));
  save({ language: 'pt', channels: [channel], ...file });
  const said: string[] = [];
  const log = { info: (text: string) => said.push(text), error: () => {} };
  const settings = { libraryDir, catalogueFile, log };
  const provider = await openProvider(await connect(), settings);
  onTestFinished(() => provider.close());
  const [watch] = createLibraryWatch(provider.db, configOf(settings));
  if (!watch) throw new Error('A library is watched.');
  return { provider, said, save, watch };
}

async function titleIn(provider: Provider, language: string, name: string) {
  const { body: found } = await provider.call(name === 'Beira TV' ? 'topChannels' : 'movies');
  const { id } = found.data.find((it: { name: string }) => it.name === name);
  const headers = { 'Accept-Language': language };
  const { body } = await provider.call('titleDetails', { params: { id }, headers });
  const { name: said, lang, description, description_lang, genres } = body.data;
  return { name: said, lang, description, description_lang, genres };
}

test('a title is in the requested language, or in its own, and then marked', async () => {
  const { provider } = await openFestival({});
  const drama = (lang?: string) => [
    { id: expect.any(String), name: 'Drama', ...(lang && { lang }) },
  ];
  const sea = (language: string) => titleIn(provider, language, 'The Open Sea');
  const fire = (language: string) => titleIn(provider, language, 'Fire');
  expect(await sea('pt')).toEqual({
    name: 'O Mar Aberto',
    description: 'Um barco.',
    genres: drama(),
  });
  expect(await sea('en')).toEqual({
    name: 'The Open Sea',
    description: 'A boat.',
    genres: drama('pt'),
  });
  expect(await sea('hi')).toEqual({
    name: 'O Mar Aberto',
    lang: 'pt',
    description: 'Um barco.',
    description_lang: 'pt',
    genres: drama('pt'),
  });
  expect(await fire('en')).toEqual({
    name: 'Fire',
    description: 'It burns.',
    genres: drama('pt'),
  });
  expect(await fire('pt')).toEqual({
    name: 'Fire',
    lang: 'en',
    description: 'It burns.',
    description_lang: 'en',
    genres: drama(),
  });
});

test("the operator's file translates titles, channels and genres, while the server runs", async () => {
  const { provider, said, save, watch } = await openFestival({});
  await watch.run();
  const news = { words: { Notícias: 'News', Drama: 'Drama' } };
  const titles = { 'beira tv': { description: 'News from the coast.' }, Nothing: { name: 'None' } };
  save({
    language: 'pt',
    channels: [channel],
    translations: { en: { ...news, titles }, hi: { titles: { 'O Mar Aberto': { name: 'समुद्र' } } } },
  });
  await watch.run();
  expect(await titleIn(provider, 'en', 'Beira TV')).toEqual({
    name: 'Beira TV',
    lang: 'pt',
    description: 'News from the coast.',
    genres: [{ id: expect.any(String), name: 'News' }],
  });
  expect(await titleIn(provider, 'hi', 'The Open Sea')).toEqual({
    name: 'समुद्र',
    description: 'Um barco.',
    description_lang: 'pt',
    genres: [{ id: expect.any(String), name: 'Drama', lang: 'pt' }],
  });
  const { body } = await provider.call('genres');
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Drama', 'News']);
  expect(said).toEqual([
    'CATALOGUE_FILE, translations, en, titles is "Nothing", which is no title of the library. Write the name as on its page, or remove it.',
  ]);
});

test('an invalid language tag, and texts that are no text, are refused with the remedy', async () => {
  const opening = openFestival({
    language: 'english',
    translations: { en: { words: { a: 1 } } },
  });
  const { message } = await opening.then(
    () => new Error('It was accepted.'),
    (error: Error) => error,
  );
  expect(message.split('\n').map((line) => line.replace(/^.*catalogue\.json/, 'FILE'))).toEqual([
    'Fin cannot start with this catalogue:',
    'FILE, field language is "english". Set it to a value of type `language tag, such as pt or pt-BR`.',
    'FILE, field translations.en.words.a is 1. Set it to a string.',
  ]);
});
