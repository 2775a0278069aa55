import { expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls';
import { errorsIn } from '../../contract/forms/errors';
import {
  type Form,
  fieldAt,
  initialValues,
  maxLengthOf,
  payloadFrom,
  type Values,
  valuesFrom,
} from '../../contract/forms/form';
import { imageError, imagesError } from '../../contract/forms/images';
import { forms } from '../../contract/forms/table';
import type { Phrase } from '../../contract/text-key';
import { phraseText, phraseTexts } from '../../src/lib/site/texts';

const TERMS = 'You must accept the Terms & Conditions and Privacy Policy';
const MB = 1024 * 1024;
const picture = new File(['bytes'], 'a.png', { type: 'image/png' });
const imageOf = (bytes: number, type = 'image/png') =>
  new File([new Uint8Array(bytes)], 'a', { type });

const messagesIn = (form: Form, values: Values) => phraseTexts(errorsIn(form, values));
const messageOf = (phrase: Phrase | null) => phrase && phraseText(phrase);

const names = Object.keys(calls) as CallName[];
const formOf: { readonly [Name in CallName]?: Form } = forms;

test('the calls that carry a body, and no others, have a form', () => {
  const carrying = names.filter((name) => calls[name].encoding !== 'none');
  expect(Object.keys(forms).sort()).toEqual(carrying.sort());
});

test('files travel with the calls that say so, and no others', () => {
  const holdsFile = (form: Form): boolean =>
    Object.values(form).some(
      (it) => it.kind === 'file' || (it.kind === 'rows' && holdsFile(it.row)),
    );
  expect(names.filter((name) => calls[name].uploads)).toEqual(
    names.filter((name) => holdsFile(formOf[name] ?? {})),
  );
});

test.each<[keyof typeof forms, Record<string, string>]>([
  ['signIn', { email: 'Email is required', password: 'Password is required' }],
  [
    'signUp',
    {
      first_name: 'First name is required',
      last_name: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
      terms: TERMS,
    },
  ],
  ['requestPasswordReset', { email: 'Email is required' }],
  [
    'updateProfile',
    {
      first_name: 'First Name field is required',
      last_name: 'Last Name field is required',
      email: 'Email is required',
    },
  ],
  [
    'changePassword',
    {
      old_password: 'Old Password is required',
      new_password: 'New Password is required',
      new_password_confirmation: 'Confirm Password is required',
    },
  ],
  [
    'submitMovie',
    {
      name: 'Your name is required',
      email: 'Email is required',
      role: 'Role is required',
      title: 'Title is required',
      thumnail: 'Thumbnail is required',
      cast: 'At least one cast member is required',
      agreeTerms: TERMS,
    },
  ],
])('an empty %s reports required fields, in the order of the page', (name, errors) => {
  const form: Form = forms[name];
  expect(Object.entries(messagesIn(form, initialValues(form)))).toEqual(Object.entries(errors));
});

test('a wrong value gets its own message', () => {
  const passwords = { old_password: 'x', new_password: 'sevenxx', new_password_confirmation: 'y' };
  expect(messagesIn(forms.signIn, { email: 'ada@example', password: '12345' })).toEqual({
    email: 'Invalid email format',
    password: 'Password must be at least 6 characters',
  });
  expect(messagesIn(forms.changePassword, passwords)).toEqual({
    new_password: 'Password must be at least 8 characters',
    new_password_confirmation: 'Passwords must match',
  });
});

test('a page reports a date that is only partly filled, and a file that is no image', () => {
  const names = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.org' };
  const pdf = new File(['bytes'], 'a.pdf', { type: 'application/pdf' });
  expect(
    messagesIn(forms.updateProfile, { ...names, date_of_birth: 'partial', file_url: pdf }),
  ).toEqual({
    date_of_birth: 'Enter the full date',
    file_url: 'The image must be a PNG, JPEG, WebP or GIF file',
  });
  expect(
    messagesIn(forms.updateProfile, { ...names, date_of_birth: '1990-12-31', file_url: picture }),
  ).toEqual({});
});

test('each cast member is validated separately, by the key of the row', () => {
  const cast = {
    k1: { name: 'Ada', jobTitle: 'Lead', image: picture },
    k4: { name: ' ', jobTitle: '', email: 'x', image: null },
    k5: { name: 'Ben', jobTitle: 'Grip', email: '' },
  };
  const values = { name: 'Noor', email: 'noor@fin.example', role: 'Director', title: 'Salt Road' };
  const rest = { thumnail: picture, agreeTerms: true, link: 'ftp://fin.example' };
  expect(messagesIn(forms.submitMovie, { ...values, ...rest, cast })).toEqual({
    link: 'Must be a valid URL',
    'cast.k4.name': 'Cast name is required',
    'cast.k4.jobTitle': 'Job title is required',
    'cast.k4.email': 'Invalid email',
    'cast.k4.image': 'Profile image is required',
    'cast.k5.image': 'Image is required',
  });
});

test('values are trimmed, passwords are not, and empty or local values are not sent', () => {
  const names = { first_name: ' Ada ', last_name: 'Byron', email: ' ada@example.org ' };
  expect(payloadFrom(forms.signUp, { ...names, password: ' secret ', terms: true })).toEqual({
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.org',
    password: ' secret ',
  });
  const unknown = { mobile: ' ', gender: '', date_of_birth: '', file_url: null };
  expect(payloadFrom(forms.updateProfile, { ...names, ...unknown })).toEqual({
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.org',
  });
});

test.each([
  [' ada@example.org\u200B', 'ada@example.org'],
  ['\u202Aada@example.org\uFEFF', 'ada@example.org'],
  ['Ada@EXAMPLE.org', 'Ada@EXAMPLE.org'],
  ['x@exämple.de', 'x@xn--exmple-cua.de'],
  ['x@exa\u0308mple.de', 'x@xn--exmple-cua.de'],
  ['x@xn--exmple-cua.de', 'x@xn--exmple-cua.de'],
  ['bücher@example.org', 'bücher@example.org'],
])('the email %j is accepted, and sent as %s', (typed, email) => {
  const values = { email: typed, password: 'secret' };
  expect(messagesIn(forms.signIn, values)).toEqual({});
  expect(payloadFrom(forms.signIn, values)).toEqual({ email, password: 'secret' });
});

test.each(['\u200B', 'x@exä mple.de', 'x@exämple', '@exämple.de', 'x@exämple.de/'])(
  '%j is no email',
  (email) => {
    const errors = errorsIn(forms.signIn, { email, password: 'secret' });
    expect(Object.keys(errors)).toEqual(['email']);
  },
);

test('a payload without a required field is never created', () => {
  expect(() => payloadFrom(forms.signIn, { email: 'ada@example.org' })).toThrow('password');
});

test('boxes accept as many characters as the provider, but a pasted password is not truncated', () => {
  const lengthAt = (form: Form, path: string) => maxLengthOf(fieldAt(form, path));
  expect(lengthAt(forms.submitMovie, 'title')).toBe(200);
  expect(lengthAt(forms.submitMovie, 'cast.k1.email')).toBe(254);
  expect(lengthAt(forms.submitMovie, 'cast')).toBeUndefined();
  expect(lengthAt(forms.signIn, 'password')).toBeUndefined();
});

test('an image may have five megabytes, all together twenty-five', () => {
  expect(imageError(imageOf(5 * MB))).toBeNull();
  expect(messageOf(imageError(imageOf(5 * MB + 1)))).toBe(
    'This image is 5.1 MB. The limit is 5 MB.',
  );
  expect(messageOf(imageError(imageOf(0)))).toBe('This file is empty');
  expect(messageOf(imageError(imageOf(1, 'image/svg+xml')))).toBe(
    'The image must be a PNG, JPEG, WebP or GIF file',
  );
  const five = Array.from({ length: 5 }, () => imageOf(5 * MB));
  expect(imagesError(five)).toBeNull();
  expect(messageOf(imagesError([...five, imageOf(1)]))).toBe(
    'Your images are 25.1 MB in total. The limit is 25 MB.',
  );
});

test('the values of a form in a browser are those of its fields, and of no other box', () => {
  const data = new FormData();
  data.set('email', 'asha@fin.example');
  data.set('password', ' lamp ');
  data.set('search', 'salt');
  expect(valuesFrom(forms.signIn, data)).toEqual({
    email: 'asha@fin.example',
    password: ' lamp ',
    remember: false,
  });
  data.set('remember', 'on');
  expect(valuesFrom(forms.signIn, data).remember).toBe(true);
});

test('an empty file input has no file', () => {
  const data = new FormData();
  data.set('file_url', new File([], ''));
  expect(valuesFrom(forms.updateProfile, data).file_url).toBeNull();
  data.set('file_url', picture);
  expect(valuesFrom(forms.updateProfile, data).file_url).toEqual(picture);
});

test("the profile's errors begin with its picture, which is above the names", () => {
  const values = { ...initialValues(forms.updateProfile), file_url: imageOf(1, 'text/plain') };
  expect(Object.keys(errorsIn(forms.updateProfile, values)).slice(0, 2)).toEqual([
    'file_url',
    'first_name',
  ]);
});
