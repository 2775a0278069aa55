import type { Page } from 'playwright-core';

/** Answers with a page that speaks the messages of an outside player. */
export async function fakePlayerFrame(page: Page, address: string, script: string) {
  const body = `<!doctype html><title>Player</title><script>${script}</script>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
}

export const fakeYouTube = `
  addEventListener('message', ({ data, source, origin }) => {
    const { event, func } = JSON.parse(data);
    const say = (message) => source.postMessage(JSON.stringify(message), origin);
    if (event === 'listening') say({ event: 'initialDelivery', info: { playerState: -1 } });
    if (func === 'playVideo') say({ event: 'infoDelivery', info: { playerState: 1 } });
  });`;

export const fakeVimeo = `
  const say = (message) => parent.postMessage(JSON.stringify(message), '*');
  addEventListener('message', ({ data }) => {
    const { method } = typeof data === 'string' ? JSON.parse(data) : data;
    if (method === 'ping') say({ event: 'ready' });
  });
  say({ event: 'ready' });`;
