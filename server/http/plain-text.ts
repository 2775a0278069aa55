/**
 * Whether the database can keep a text and a mail can carry it: no control characters (line breaks
 * and tabs where `lines` allows them), no half of a surrogate pair.
 */
export function isPlainText(text: string, lines = false): boolean {
  return !(lines ? /[^\P{Cc}\t\r\n]|\p{Cs}/u : /[\p{Cc}\p{Cs}]/u).test(text);
}
