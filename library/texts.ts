const LEGACY_ENCODINGS = {
  'windows-1250': ['pl', 'cs', 'sk', 'hu', 'hr', 'sl', 'ro', 'bs'],
  'windows-1251': ['ru', 'uk', 'bg', 'sr', 'mk', 'be'],
  'windows-1253': ['el'],
  'windows-1254': ['tr'],
  'windows-1255': ['he'],
  'windows-1256': ['ar', 'fa'],
  'windows-1257': ['lt', 'lv', 'et'],
  'windows-1258': ['vi'],
  'windows-874': ['th'],
  shift_jis: ['ja'],
  'euc-kr': ['ko'],
  gb18030: ['zh'],
};

export function decodeText(bytes: Uint8Array, language = 'und'): string {
  const encoding = candidates(bytes, language).find((it) => canDecode(bytes, it));
  return new TextDecoder(encoding ?? 'windows-1252').decode(bytes);
}

function candidates(bytes: Uint8Array, language: string): string[] {
  const marked = [bytes[0], bytes[1]].join();
  if (marked === '255,254') return ['utf-16le'];
  if (marked === '254,255') return ['utf-16be'];
  if (zeros(bytes, 1) > 0.3) return ['utf-16le'];
  if (zeros(bytes, 0) > 0.3) return ['utf-16be'];
  const [primary = ''] = language.split('-');
  const legacy = Object.entries(LEGACY_ENCODINGS).find(([, them]) => them.includes(primary));
  return ['utf-8', legacy?.[0] ?? 'windows-1252'];
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
