/** Relative addresses in the answers of another origin's provider are that provider's, not the page's. */

const ADDRESS = /(^|_)(url|image)$|^storyboard$/;
const SOURCES = /_srcset$/;
/** Anything else without a scheme may be no address at all, such as the id of a video. */
const RELATIVE = /^\.{0,2}\//;

/**
 * A reviver of `JSON.parse` that makes the addresses in an answer absolute.
 * @param from the answer's own address
 */
export function resolvingFrom(from: string): (key: string, value: unknown) => unknown {
  const resolved = (address: string) =>
    RELATIVE.test(address) && URL.canParse(address, from) ? new URL(address, from).href : address;
  return (key, value) => {
    if (typeof value !== 'string') return value;
    if (ADDRESS.test(key)) return resolved(value);
    if (!SOURCES.test(key)) return value;
    return value.replace(/(^|,\s+)(\S+)/g, (_, gap, address) => gap + resolved(address));
  };
}
