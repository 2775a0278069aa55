import { moneyText } from '../../../contract/money';
import { locale } from './texts';

export function priceText(price: number, currency: string): string {
  return moneyText(locale(), price, currency, 'stripIfInteger');
}

export function amountText(amount: number, currency: string): string {
  return moneyText(locale(), amount, currency);
}
