/**
 * Rejects control characters and lone surrogates, some of which can't be stored or mailed.
 *
 * @param lines allows line breaks and tabs
 */
export function isPlainText(text: string, lines = false): boolean {
  return !(lines ? /[^\P{Cc}\t\r\n]|\p{Cs}/u : /[\p{Cc}\p{Cs}]/u).test(text);
}
