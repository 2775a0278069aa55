import type en from '../texts/en.json';

export type TextKey = keyof typeof en;

export type TextValues = Readonly<Record<string, string | number | Date | null | undefined>>;

export type Phrase = TextKey | { readonly key: TextKey; readonly values: TextValues };
