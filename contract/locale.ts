/** English dates and numbers use British formats. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
