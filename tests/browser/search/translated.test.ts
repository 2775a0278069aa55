import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardNames } from '../catalogue/cards';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { enter, listOf } from './box';

const translate = (page: Page) =>
  page.evaluate(() => {
    const isOpen = (text: Text) =>
      text.data.trim() !== '' && !text.parentElement?.closest('font, script, style');
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let text = walker.currentNode; text; text = walker.nextNode() as Text)
        if (text instanceof Text) texts.push(text);
      for (const text of texts.filter(isOpen)) {
        const translated = document.createElement('font');
        translated.textContent = text.data;
        text.replaceWith(translated);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of [...addedNodes, target]) if (node.isConnected) translateIn(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

test('the search box and the page of results work on a page that the browser translates', async ({
  member,
}) => {
  const body = [
    { name: 'The Salt Road Lantern', reason: 'with Asha Rao' },
    { name: 'A Lantern on Salt Road', reason: null },
  ];
  await mockCall(member, '/user/search-list-dropdown', { body });
  await member.goto('/search?q=salt');
  expect(await cardNames(member)).toContain('Salt Road');
  await translate(member);
  for (const text of ['sal', 'salt r', 'l', 'lantern']) {
    const isMarked = new RegExp(`^${text}$`, 'i');
    await enter(member, text);
    await expect.poll(() => listOf(member).locator('mark').first().textContent()).toMatch(isMarked);
    await expect
      .poll(() => listOf(member).getByRole('option').allTextContents())
      .toEqual(['The Salt Road Lanternwith Asha Rao', 'A Lantern on Salt Road']);
    await member.keyboard.press('Enter');
    await member.getByRole('heading', { name: `Results for “${text}”`, level: 2 }).waitFor();
    await expect.poll(() => member.locator('main mark').first().textContent()).toMatch(isMarked);
  }
});
