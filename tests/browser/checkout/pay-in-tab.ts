import type { Page } from 'playwright-core';

export const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed Payment' });

export async function openCheckout(page: Page): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), proceed(page).click()]);
  await tab.waitForURL('**/sandbox/checkout/**');
  return tab;
}

export async function pay(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: /^Pay \$/ }).click();
  await tab.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
}
