const IN_LATIN = [
  ['windows-1252', 'éèêëàâäáãåæçîïíñôöóòõøœùûüúß'],
  ['windows-1250', 'ąćęłńóśźżáčďéěíňřšťúůýžőűăâîșțşţđäöüß'],
  ['windows-1254', 'çğıİöşüâîû'],
] as const;
const IN_OTHERS = [
  ['windows-1251', 'оеаинтсрвлкмдпуяыіў'],
  ['windows-1253', 'αοιετσνρκπμλάόίέήύώςη'],
  ['windows-1255', 'יוהלאתרמבשנםעד'],
  ['windows-1256', 'اليمنوتبرهدعسفكحأقة'],
  ['shift_jis', 'ぁ-ゖァ-ヺー'],
  ['euc-kr', '가-힣'],
  [
    'gbk',
    '的一是不了人我在有他这中大来上个国到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长',
  ],
] as const;
const CODE_PAGES: readonly (readonly [encoding: string, common: RegExp])[] = [
  ...IN_LATIN.map(
    ([encoding, letters]) =>
      [encoding, new RegExp(`(?<=[a-z])[${letters}]|[${letters}](?=[a-z])`, 'giu')] as const,
  ),
  ...IN_OTHERS.map(
    ([encoding, letters]) =>
      [encoding, new RegExp(`(?<![a-z])[${letters}](?![a-z])`, 'giu')] as const,
  ),
];

export const ENCODINGS = [
  ['utf-8', 'unicode'],
  ['windows-1252', 'westernEuropean'],
  ['windows-1250', 'centralEuropean'],
  ['windows-1257', 'baltic'],
  ['windows-1254', 'turkish'],
  ['windows-1258', 'vietnamese'],
  ['windows-1251', 'cyrillic'],
  ['koi8-r', 'cyrillic'],
  ['windows-1253', 'greek'],
  ['windows-1255', 'hebrew'],
  ['windows-1256', 'arabic'],
  ['windows-874', 'thai'],
  ['shift_jis', 'japanese'],
  ['euc-jp', 'japanese'],
  ['euc-kr', 'korean'],
  ['gbk', 'simplifiedChinese'],
  ['big5', 'traditionalChinese'],
  ['utf-16le', 'unicode'],
  ['utf-16be', 'unicode'],
] as const;

export function encodingOf(bytes: Uint8Array): string {
  return utf16In(bytes) ?? (decoded('utf-8', bytes) === null ? guessed(bytes) : 'utf-8');
}

export function decodeCaptions(bytes: Uint8Array, encoding = encodingOf(bytes)): string {
  return new TextDecoder(encoding).decode(bytes);
}

function utf16In(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const zerosAt = (parity: number) =>
    start.filter((it, at) => it === 0 && at % 2 === parity).length;
  const most = Math.max(zerosAt(0), zerosAt(1));
  if (most < start.length / 4) return null;
  return zerosAt(1) === most ? 'utf-16le' : 'utf-16be';
}

function guessed(bytes: Uint8Array): string {
  const texts = CODE_PAGES.flatMap(([encoding, common]) => {
    const text = decoded(encoding, bytes);
    return text === null ? [] : [{ encoding, share: shareOf(common, text) }];
  });
  const [first] = texts.toSorted((one, other) => other.share - one.share);
  return first?.encoding ?? 'windows-1252';
}

function shareOf(common: RegExp, text: string): number {
  const others = text.match(/[^\0-\x7f]/gu)?.length ?? 1;
  return (text.match(common)?.length ?? 0) / others;
}

function decoded(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
