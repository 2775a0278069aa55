const ADDRESS = /(^|_)(url|image)$|^storyboard$/;
const SOURCES = /_srcset$/;
/** Values without a leading `/`, `./` or `../` stay unresolved, since they may be video ids. */
const RELATIVE = /^\.{0,2}\//;

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
