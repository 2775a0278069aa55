/** What is wrong with a box of a form: the contract's rules, and what only a browser can tell. */
import { fieldError } from '../../contract/forms/errors';
import type { BoxField, Value, Values } from '../../contract/forms/form';
import { imageError } from '../../contract/forms/images';
import { PARTIAL_DATE } from '../components/form/DateField';

export function boxError(field: BoxField, value: Value, values: Values): string | null {
  if (field.kind === 'pastDay' && value === PARTIAL_DATE) return 'Please enter the whole date';
  if (value instanceof File) return imageError(value);
  return fieldError(field, value, values);
}
