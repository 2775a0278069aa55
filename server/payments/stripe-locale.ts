/** Locales of Stripe Checkout (https://docs.stripe.com/js/appendix/supported_locales). */
const LOCALES = new Set(
  (
    'bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb ' +
    'nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'
  ).split(' '),
);

export function stripeLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return [tag, `${language}-${region}`, language].find((it) => LOCALES.has(it)) ?? 'auto';
}
