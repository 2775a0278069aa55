import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../server/text-files';
import { problemsOf } from './texts/catalogues';
import { textsIn } from './texts/code';
import { lettersIn } from './texts/letters';

const FOLDERS = ['contract', 'machines', 'server', 'site', 'src'];

const languages = readdirSync('texts')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

const english = readCatalogue('texts', 'en');
const isKey = (text: string) => Object.hasOwn(english, text);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
).map((file) => ({ file, code: readFileSync(file, 'utf8') }));

const uses = files.map(({ file, code }) => textsIn(file, code, english));
const quoted = new Set(uses.flatMap((it) => [...it.quoted]));
const templates = [...quoted]
  .filter((it) => /^[a-z]\w*\.[\w.*]*\*[\w.]*$/.test(it))
  .map((it) => new RegExp(`^${it.replaceAll('.', '\\.').replaceAll('*', '\\w+')}$`));
const isUsed = (key: string) => quoted.has(key) || templates.some((it) => it.test(key));
const unused = Object.keys(english).filter((key) => !isUsed(key));

const problems = [
  ...languages.flatMap((language) =>
    problemsOf(language, readCatalogue('texts', language), language === 'en' ? undefined : english),
  ),
  ...uses.flatMap((it) => it.problems),
  ...unused.map((key) => `texts/en.json: ${key} is used nowhere`),
  ...files
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, code }) =>
      lettersIn(file, code, isKey).map((it) => `${it} (belongs to texts/en.json)`),
    ),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
