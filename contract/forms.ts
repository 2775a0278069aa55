/**
 * The validation rules of spec §5, message by message: the forms show them, the provider holds to
 * them. A rule set maps each field to a check that returns what is wrong with the values, or null.
 */

/** What a form holds: texts, ticks and files by field name. */
export type Values = Record<string, string | boolean | File | null>;
type Check = (values: Values) => string | null;
export type Rules = Readonly<Record<string, Check>>;

const PASSWORD_LENGTH = { signIn: 6, changed: 8 } as const;
const TERMS = 'You must accept the Terms & Conditions and Privacy Policy';

export const signInRules: Rules = {
  email: email('email', 'Invalid email format'),
  password: all(
    required('password', 'Password is required'),
    atLeast('password', PASSWORD_LENGTH.signIn),
  ),
};

export const signUpRules: Rules = {
  first_name: required('first_name', 'First name is required'),
  last_name: required('last_name', 'Last name is required'),
  ...signInRules,
  terms: ticked('terms', TERMS),
};

export const forgotPasswordRules: Rules = { email: email('email', 'Invalid email format') };

export const profileRules: Rules = {
  first_name: required('first_name', 'First Name field is required'),
  last_name: required('last_name', 'Last Name field is required'),
  email: email('email', 'Invalid email'),
};

export const changePasswordRules: Rules = {
  old_password: required('old_password', 'Old Password is required'),
  new_password: all(
    required('new_password', 'New Password is required'),
    atLeast('new_password', PASSWORD_LENGTH.changed),
  ),
  new_password_confirmation: all(
    required('new_password_confirmation', 'Confirm Password is required'),
    (values) =>
      values.new_password_confirmation === values.new_password ? null : 'Passwords must match',
  ),
};

export const castMailRules: Rules = { message: required('message', 'Message is required') };

export const submissionRules: Rules = {
  name: required('name', 'Your name is required'),
  email: email('email', 'Invalid email'),
  role: required('role', 'Role is required'),
  title: required('title', 'Title is required'),
  link: (values) => {
    const link = textIn(values, 'link').trim();
    return link === '' || isWebAddress(link) ? null : 'Must be a valid URL';
  },
  thumnail: given('thumnail', 'Thumbnail is required'),
  agreeTerms: ticked('agreeTerms', TERMS),
};

/** The rules of one row of the cast list; the list itself needs at least one row. */
export const castRowRules: Rules = {
  name: required('name', 'Cast name is required'),
  jobTitle: required('jobTitle', 'Job title is required'),
  email: (values) => {
    const address = textIn(values, 'email').trim();
    return address === '' || isEmail(address) ? null : 'Invalid email';
  },
  // One that was taken back is asked for by name.
  image: all(
    (values) => (values.image === null ? 'Profile image is required' : null),
    given('image', 'Image is required'),
  ),
};

export const CAST_NEEDED = 'At least one cast member is required';

/** What is wrong, field by field; fields without a problem are left out. */
export function validateForm(rules: Rules, values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, check]) => {
      const problem = check(values);
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

/** Whether a text is an e-mail address one could write to: `local@domain.tld`. */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || local.length > 64 || text.length > 254) return false;
  const atoms = local.split('.');
  const labels = domain.split('.');
  return (
    atoms.every((atom) => /^[^\s"(),:;<>@[\\\]%\p{C}]+$/u.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))
  );
}

/** Whether a text is an absolute `http:` or `https:` address without credentials. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

function required(field: string, message: string): Check {
  return (values) => (textIn(values, field).trim() === '' ? message : null);
}

function atLeast(field: string, length: number): Check {
  const message = `Password must be at least ${length} characters`;
  return (values) => ([...textIn(values, field)].length < length ? message : null);
}

function email(field: string, message: string): Check {
  return all(required(field, 'Email is required'), (values) =>
    isEmail(textIn(values, field).trim()) ? null : message,
  );
}

function ticked(field: string, message: string): Check {
  return (values) => (values[field] === true ? null : message);
}

function given(field: string, message: string): Check {
  return (values) => (values[field] instanceof Blob ? null : message);
}

function all(...checks: Check[]): Check {
  return (values) => checks.reduce<string | null>((found, check) => found ?? check(values), null);
}

function textIn(values: Values, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value : '';
}
