/** The locale of a language's days and numbers; the specification's English writes days as in Britain. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
