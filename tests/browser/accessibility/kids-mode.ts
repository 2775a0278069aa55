import type { Page } from 'playwright-core';
import { at, resized, type Screen } from './screen';

const enter = async (page: Page, label: string, pin: string) => {
  await page.getByLabel(label, { exact: true }).fill(pin);
  await page.getByLabel(label, { exact: true }).press('Enter');
};

export const kidsModeScreens: Screen[] = [
  {
    screen: 'kids mode',
    states: {
      off: at('/kids-mode'),
      'with a PIN that is too short': async (page) => {
        await enter(page, 'New PIN', '12');
        await page.getByText('Enter four digits').waitFor();
      },
      locked: async (page) => {
        await page.getByLabel('New PIN').fill('4711');
        await enter(page, 'Repeat PIN', '4711');
        await page.getByRole('button', { name: 'Unlock' }).waitFor();
      },
      'after a wrong PIN': async (page) => {
        await enter(page, 'PIN', '0000');
        await page.getByText('Wrong PIN.').waitFor();
      },
      unlocked: async (page) => {
        await enter(page, 'PIN', '4711');
        await page.getByRole('button', { name: 'Turn off kids mode' }).waitFor();
      },
      'with the PIN forgotten': async (page) => {
        await page.getByRole('button', { name: 'Keep it on' }).click();
        await page.getByRole('button', { name: 'Forgot your PIN?' }).click();
        await page.getByText('turned on without an account').waitFor();
      },
      'a hidden title': async (page) => {
        await at('/movie-details/101')(page);
        await page.getByText("This title isn't for kids mode.").waitFor();
      },
      'a hidden title, on a phone': resized(390),
    },
  },
];
