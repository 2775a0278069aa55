import type { Page } from 'playwright-core';
import type { SitePage } from '../driver';
import { openTitle, player } from './media';

interface Place {
  position: number;
  duration: number;
}

export const play = ({ page }: SitePage) =>
  page.getByTestId('facts').getByRole('button', { name: /^(?:Play$|Resume)/ });
export const pause = ({ page }: SitePage) =>
  page.getByTestId('facts').getByRole('button', { name: 'Pause' });

export async function beginFilm(sitePage: SitePage, { position, duration }: Place) {
  const { email: person } = await sitePage.account();
  const entry = { titleId: '7', position, duration, card: null, leftAt: 1, changedAt: 0 };
  const kept = { person, entries: [{ ...entry, isUnsent: false, isForgotten: false }] };
  await sitePage.page.evaluate(
    (it) => localStorage.setItem('fin.positions', it),
    JSON.stringify(kept),
  );
}

export async function openFilm(sitePage: SitePage, data?: object): Promise<void> {
  await openTitle(sitePage, data);
  await fetchVideo(sitePage);
}

export async function fetchVideo(sitePage: SitePage): Promise<void> {
  await play(sitePage).blur();
  await play(sitePage).focus();
  await player(sitePage).locator('video').waitFor({ state: 'attached' });
}

export async function filmSays(page: Page, place: Place | null, ...events: string[]) {
  await page
    .getByTestId('player')
    .locator('video')
    .evaluate(
      (video: HTMLVideoElement, { at, happen }) => {
        if (at) {
          Object.defineProperties(video, {
            currentTime: { value: at.position, writable: true, configurable: true },
            duration: { value: at.duration, configurable: true },
          });
          video.dispatchEvent(new Event('timeupdate'));
        }
        for (const event of happen) video.dispatchEvent(new Event(event));
      },
      { at: place, happen: events },
    );
}
