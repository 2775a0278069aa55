/** Texts by name: what a rule or an answer says before its language is known. */
import type en from '../texts/en.json';

/** The key of a text in `texts/<language>.json`. */
export type TextKey = keyof typeof en;

/** Values of a message's arguments. */
export type TextValues = Readonly<Record<string, string | number | Date | null | undefined>>;

/** A key, with values where its message has arguments. */
export type Phrase = TextKey | { readonly key: TextKey; readonly values: TextValues };
