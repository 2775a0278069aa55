import type { Translate } from '../texts';

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

/** Maximum length to examine, because matching Safari's pattern takes quadratic time. */
const LONGEST = 300;

const ON = ' on ';

export function deviceOf(userAgent = ''): string | null {
  const start = userAgent.slice(0, LONGEST);
  const [browser] = BROWSERS.find(([, sign]) => sign.test(start)) ?? [];
  const [system] = SYSTEMS.find(([, sign]) => sign.test(start)) ?? [];
  return browser && system ? browser + ON + system : (browser ?? system ?? null);
}

export function deviceText(translate: Translate, device: string): string {
  const [browser, system] = device.split(ON);
  return system ? translate('server.device.browserOnSystem', { browser, system }) : device;
}

export function withDeviceText<Place extends { readonly device: string | null }>(
  translate: Translate,
  place: Place,
): Place {
  return { ...place, device: place.device && deviceText(translate, place.device) };
}
