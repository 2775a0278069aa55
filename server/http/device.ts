/** What a browser says of itself, in words for the person who uses it. Nothing else of it is kept. */

const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ .*Safari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Characters: a browser's own are fewer, and a pattern takes the square of their number. */
const LONGEST = 300;

/** 'Firefox on Linux'; `null` where neither is known. */
export function deviceOf(userAgent = ''): string | null {
  const start = userAgent.slice(0, LONGEST);
  const [browser] = BROWSERS.find(([, sign]) => sign.test(start)) ?? [];
  const [system] = SYSTEMS.find(([, sign]) => sign.test(start)) ?? [];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}
