/**
 * Checks that text can be stored and mailed: no control characters, no lone surrogates.
 *
 * @param lines allows line breaks and tabs
 */
export function isPlainText(text: string, lines = false): boolean {
  return !(lines ? /[^\P{Cc}\t\r\n]|\p{Cs}/u : /[\p{Cc}\p{Cs}]/u).test(text);
}
