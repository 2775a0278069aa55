/** The locale for dates and numbers; English is formatted as in Britain. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
