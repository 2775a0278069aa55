import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';

test(
  covers(
    ['2.login.form', '2.login.links'],
    'the form has Remember me without a visible effect; its links work from an invalid field, too',
  ),
  async ({ visitor: page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').waitFor();
    await page.getByLabel('Password').waitFor();
    await page.getByLabel('Remember me').check();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await page.waitForURL('/forgot-password');
    await page.goBack();
    await page.getByLabel('Email').focus();
    const link = page.getByRole('link', { name: 'Sign up now' });
    const [x, y] = await link.evaluate((it) => {
      const { left, top } = it.getBoundingClientRect();
      return [left + 4, top + 4];
    });
    await page.mouse.move(x ?? 0, y ?? 0);
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.up();
    await page.waitForURL('/signup');
  },
);

test(
  covers(
    ['5.sign-in', '9.password-length'],
    'sign-in shows an error beside the field when the field is left',
  ),
  async ({ visitor: page }) => {
    await page.goto('/login');
    const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')];
    await email.focus();
    await password.focus();
    await page.getByText('Email is required').waitFor();
    await email.fill('not-an-email');
    await page.getByText('Invalid email format').waitFor();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('asha@fin.example');
    await password.focus();
    await email.focus();
    await page.getByText('Password is required').waitFor();
    await password.fill('12345');
    await page.getByText('Password must be at least 6 characters').waitFor();
    await password.fill('123456');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  },
);

test(
  covers(
    '4.sign-in.button',
    'Sign In is disabled until the form is valid, and shows Signing In... while it is sent; until then the password is in its field alone',
  ),
  async ({ visitor: page, account }) => {
    const call = await holdCall(page, '/login');
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign' });
    await expect(button).toBeDisabled();
    await page.getByLabel('Email').fill(account.email);
    await expect(button).toBeDisabled();
    await page.getByLabel('Password').fill(account.password);
    await expect(button).not.toBeDisabled();
    expect(await page.evaluate(isHeldByReact, account.email)).toBe(true);
    expect(await page.evaluate(isHeldByReact, account.password)).toBe(false);
    await button.click();
    await page.getByRole('button', { name: 'Signing In...' }).waitFor();
    await expect(button).toBeDisabled();
    await call.release();
    await page.waitForURL('/browse');
    expect(call.count()).toBe(1);
  },
);

test(
  covers('4.sign-in.button', "the browser's autofill enables the button"),
  async ({ visitor: page, account }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign In' });
    await button.waitFor();
    // Password managers may fill in fields without firing an event.
    await page.evaluate(
      ([email, password]) => {
        const [emailBox, passwordBox] = document.querySelectorAll('form input');
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(emailBox, email);
        set?.call(passwordBox, password);
      },
      [account.email, account.password] as const,
    );
    await page.getByLabel('Email').focus();
    await expect(button).not.toBeDisabled();
    for (const label of ['Email', 'Password']) await page.getByLabel(label).fill('');
    await expect(button).toBeDisabled();
    await page.evaluate(fillAsBrowsersDo, { Email: account.email, Password: account.password });
    await button.click();
    await page.waitForURL('/browse');
  },
);

test(
  covers(
    ['8.sign-in', '9.toasts'],
    "without a message a failed sign-in shows 'Login failed!' at the top right; a second failure restarts its five seconds",
  ),
  async ({ visitor: page, account, logs }) => {
    logs.expects(/500/);
    await mockCall(page, '/login', { status: 500, body: '<h1>Broken</h1>' });
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    const button = page.getByRole('button', { name: 'Sign In' });
    await button.click();
    const toast = page.locator('.Toastify__toast');
    const { right, top } = await toast.evaluate((it) => it.getBoundingClientRect());
    expect({ isRight: right > 1300, isTop: top < 100 }).toEqual({ isRight: true, isTop: true });
    const [words, bar] = [
      toast.locator('span'),
      toast.locator('.Toastify__progress-bar--animated'),
    ];
    for (const part of [words, bar]) await part.evaluate((it) => it.setAttribute('data-first', ''));
    await button.click();
    for (const part of [words, bar]) {
      await expect(part).toHaveAttribute('data-first', null);
    }
    expect(await toast.allInnerTexts()).toEqual(['Login failed!']);
  },
);

test(
  covers(
    '8.sign-in',
    "a rejected sign-in keeps the fields, and shows the provider's message beside the form until the next one",
  ),
  async ({ visitor: page, account, logs }) => {
    logs.expects(/422/);
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill('not-the-password');
    const button = page.getByRole('button', { name: 'Sign In' });
    const { top } = await button.evaluate((it) => it.getBoundingClientRect());
    await button.click();
    await page.locator('.Toastify__close-button').click();
    await page.locator('.Toastify__toast').waitFor({ state: 'detached' });
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    expect(new URL(page.url()).pathname).toBe('/login');
    const failure = page.locator('form').getByText('Wrong email or password.');
    await failure.waitFor();
    await page.getByLabel('Password').fill(account.password);
    await failure.waitFor();
    expect(await button.evaluate((it) => it.getBoundingClientRect().top)).toBe(top);
    const call = await holdCall(page, '/login');
    await button.click();
    await page.getByRole('button', { name: 'Signing In...' }).waitFor();
    expect(await failure.count()).toBe(0);
    await call.release();
    await page.waitForURL('/browse');
  },
);

test(
  covers(
    '4.session.token',
    'a token in storage signs in a member, even when the stored user is broken',
  ),
  async ({ visitor: page, account }) => {
    await page.evaluate((token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', '{broken');
    }, account.token);
    await page.goto('/plans');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/plans');
  },
);

test('a member who opens /login or /signup is redirected to /browse', async ({ member: page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await page.waitForURL('/browse');
  }
});

function fillAsBrowsersDo(values: Record<string, string>) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const label of document.querySelectorAll('label')) {
    const value = values[label.textContent ?? ''];
    if (value === undefined || !label.control) continue;
    set?.call(label.control, value);
    label.control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function isHeldByReact(text: string): boolean {
  const root = document.getElementById('root') ?? document.body;
  const key = Object.keys(root).find((it) => it.startsWith('__reactContainer')) ?? '';
  const waiting: unknown[] = [Reflect.get(root, key)];
  const seen = new Set<unknown>([window]);
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (value === text) return true;
    if (typeof value !== 'object' || value === null) continue;
    if (seen.has(value) || value instanceof Node) continue;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) waiting.push(...value.values());
    const properties = Object.values(Object.getOwnPropertyDescriptors(value));
    waiting.push(...properties.map((it) => it.value));
  }
  return false;
}
