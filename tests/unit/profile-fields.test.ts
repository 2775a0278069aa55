import { expect, test } from 'vitest';
import { fieldsOf, profilePayload } from '../../src/features/account/profile-fields';

const names = { first_name: 'Asha', last_name: 'Rao', email: 'asha@fin.example' };
const userOf = (date_of_birth: string | null) => ({
  ...names,
  mobile: null,
  gender: null,
  profile_image: null,
  date_of_birth,
});

test.each([
  ['1990-02-03', '1990-02-03', '1990-02-03'],
  ['1990-02-03T00:00:00Z', '1990-02-03', '1990-02-03'],
  ['0000-00-00', '', undefined],
  ['03/02/1990', '', '03/02/1990'],
  ['1990-02-31', '', '1990-02-31'],
  [null, '', undefined],
])('a date of birth of %j is shown as %j, and sent unedited as %j', (stored, shown, sent) => {
  const user = userOf(stored);
  expect(fieldsOf(user).date_of_birth).toBe(shown);
  expect(profilePayload(fieldsOf(user), user)).toEqual({
    ...names,
    ...(sent && { date_of_birth: sent }),
  });
});

test("a chosen day replaces a date that can't be shown", () => {
  const user = userOf('03/02/1990');
  const values = { ...fieldsOf(user), date_of_birth: '1990-02-03' };
  expect(profilePayload(values, user)).toEqual({ ...names, date_of_birth: '1990-02-03' });
});
