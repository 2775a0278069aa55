import type { User } from '../../../contract/entities';
import { payloadFrom, type ValuesOf } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { dayIn } from '../../lib/day';

export type ProfileFields = ValuesOf<typeof forms.updateProfile>;

export function fieldsOf(user: User | null): ProfileFields {
  return {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
    gender: user?.gender ?? '',
    date_of_birth: dayIn(user?.date_of_birth) ?? '',
    file_url: null,
  };
}

/**
 * Preserves a stored date that the date input can't show, unless the member picked a new date. A
 * stored date in the year 0000 counts as no date.
 */
export function profilePayload(values: ProfileFields, user: User | null) {
  const payload = payloadFrom(forms.updateProfile, values);
  const text = user?.date_of_birth?.trim() ?? '';
  const isUnseen = text !== '' && !text.startsWith('0000') && dayIn(text) === null;
  return values.date_of_birth === '' && isUnseen ? { ...payload, date_of_birth: text } : payload;
}
