import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

export const CALL = '/user/movie-detail-request';
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
export const toasts = (page: Page) => page.locator('.Toastify__toast');
export const castRows = (page: Page) => page.getByRole('group', { name: /^Cast member/ });

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function picture(width: number, height: number, isNoisy = false): Promise<Picture> {
  const raw = isNoisy ? randomBytes(width * height * 3) : Buffer.alloc(width * height * 3, 120);
  const buffer = await sharp(raw, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { name: `still-${width}x${height}.png`, mimeType: 'image/png', buffer };
}

export async function openForm(page: Page): Promise<void> {
  await page.goto('/submit-your-movie');
  await page.getByLabel('Your name').waitFor();
}

export async function fillIn(page: Page, thumbnail?: Picture): Promise<void> {
  const small = await picture(320, 180);
  await page.getByLabel('Your name').fill(' Asha Rao ');
  await page.getByLabel('Email', { exact: true }).fill('asha@fin.example');
  await page.getByLabel('Role').selectOption('Director');
  await page.getByLabel('Title', { exact: true }).fill('Seven Lamps');
  await page.getByLabel('Description').fill('A night watch.\nIn seven parts.');
  await page.getByLabel('Type').selectOption('vimeo');
  await page.getByLabel('Link').fill('https://vimeo.com/1084537');
  await page.getByLabel('Thumbnail').setInputFiles(thumbnail ?? small);
  await fillInRow(castRows(page).first(), 'Ishita Raizada');
  await page.getByLabel('I accept the').check();
}

export async function fillInRow(row: Locator, name: string): Promise<void> {
  await row.getByLabel('Cast name').fill(name);
  await row.getByLabel('Job title').fill('Lead');
  await row.getByLabel('Image').setInputFiles(await picture(400, 400));
}

export function shownValues(page: Page) {
  return page.locator('main form').evaluate((form: HTMLFormElement) => {
    const boxes = [...form.elements].filter((it) => it.matches('[name]:not([type=file], button)'));
    return Object.fromEntries(
      boxes.map((it) => {
        const { name, type, value, checked } = it as HTMLInputElement;
        return [name, type === 'checkbox' ? checked : value];
      }),
    );
  });
}

export const emptyValues = (row: string) => ({
  name: '',
  email: '',
  role: '',
  title: '',
  description: '',
  type: '',
  link: '',
  [`cast.${row}.name`]: '',
  [`cast.${row}.jobTitle`]: '',
  [`cast.${row}.email`]: '',
  agreeTerms: false,
});

/** Records forms in the page, because the DevTools protocol omits multipart bodies with files. */
export async function recordForms(page: Page): Promise<Record<string, string>[]> {
  const forms: Record<string, string>[] = [];
  await page.exposeFunction('noteForm', (form: Record<string, string>) => forms.push(form));
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const fields = [...(body as FormData)].map(([name, it]) => [
        name,
        it instanceof File ? it.name : it,
      ]);
      (window as unknown as { noteForm(form: unknown): void }).noteForm(Object.fromEntries(fields));
      send.call(this, body);
    };
  });
  return forms;
}
