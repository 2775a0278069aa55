export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
