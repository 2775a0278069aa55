/** Checks the operator's SVG files, which must have no scripts and no external resources. */
import { load } from 'cheerio';

const MOST_BYTES = 200_000;
const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop pattern clipPath mask'
  ).split(' '),
);

export function problemOfDrawing(file: string, content: string): string | null {
  if (content.length > MOST_BYTES) {
    return `${file} has ${Math.ceil(content.length / 1000)} kB. Use a drawing of at most 200 kB.`;
  }
  const $ = load(content, { xml: true });
  if ($.root().children('svg').attr('xmlns') !== 'http://www.w3.org/2000/svg') {
    return `${file} is no SVG. Save it as plain SVG, with its xmlns.`;
  }
  const foreign = $('*')
    .toArray()
    .flatMap((it) => ('name' in it ? [it.name] : []))
    .find((name) => !ELEMENTS.has(name));
  if (foreign) return `${file} has <${foreign}>. Save it as shapes alone, without that.`;
  const [active] = $('*')
    .toArray()
    .flatMap((it) => Object.entries($(it).attr() ?? {}))
    .filter(([name, value]) => isActive(name, value));
  if (active) return `${file} has ${active.join('=')}. Save it as shapes alone, without that.`;
  if (/<\?(?!xml\s)/i.test(content)) {
    return `${file} has a processing instruction (<?…?>). Remove that line; a drawing needs none.`;
  }
  return /<!(DOCTYPE|ENTITY)/i.test(content)
    ? `${file} has a DOCTYPE. Remove that line; browsers need none.`
    : null;
}

const isActive = (name: string, value: string) =>
  /^on/i.test(name) ||
  (/(^|:)href$/i.test(name) && !value.startsWith('#')) ||
  /url\((?!\s*['"]?#)|@import|javascript:/i.test(value);
