const LEGACY_ENCODINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ru', 'uk', 'bg', 'sr', 'mk', 'be'].map((it) => [it, 'windows-1251'])),
  ...Object.fromEntries(
    ['pl', 'cs', 'sk', 'hu', 'hr', 'sl', 'ro', 'bs'].map((it) => [it, 'windows-1250']),
  ),
  el: 'windows-1253',
  tr: 'windows-1254',
  he: 'windows-1255',
  ar: 'windows-1256',
  fa: 'windows-1256',
  lt: 'windows-1257',
  lv: 'windows-1257',
  et: 'windows-1257',
  vi: 'windows-1258',
  th: 'windows-874',
  ja: 'shift_jis',
  ko: 'euc-kr',
  zh: 'gb18030',
};

/** @param language BCP 47 tag */
export function decodeText(bytes: Uint8Array, language = 'und'): string {
  const [encoding] = candidates(bytes, language).filter((it) => canDecode(bytes, it));
  return new TextDecoder(encoding ?? 'windows-1252').decode(bytes);
}

function candidates(bytes: Uint8Array, language: string): string[] {
  const marked = [bytes[0], bytes[1]].join();
  if (marked === '255,254') return ['utf-16le'];
  if (marked === '254,255') return ['utf-16be'];
  const [even, odd] = [0, 1].map((from) => zeros(bytes, from));
  if ((odd ?? 0) > 0.3) return ['utf-16le'];
  if ((even ?? 0) > 0.3) return ['utf-16be'];
  return ['utf-8', LEGACY_ENCODINGS[language.split('-')[0] ?? ''] ?? 'windows-1252'];
}

function zeros(bytes: Uint8Array, from: number): number {
  const some = bytes.subarray(0, 1024).filter((_, at) => at % 2 === from);
  return some.length === 0 ? 0 : some.filter((it) => it === 0).length / some.length;
}

function canDecode(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
