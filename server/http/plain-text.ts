/**
 * Whether a text can be stored and mailed: no control characters (`lines` allows line breaks and
 * tabs), no lone surrogates.
 */
export function isPlainText(text: string, lines = false): boolean {
  return !(lines ? /[^\P{Cc}\t\r\n]|\p{Cs}/u : /[\p{Cc}\p{Cs}]/u).test(text);
}
