/** A member's film whose video does what a walk says. */
import type { Page } from 'playwright-core';
import type { Stage } from '../kit';
import { openTitle, player } from './media';

interface Place {
  position: number;
  duration: number;
}

export const play = ({ page }: Stage) =>
  page.getByTestId('facts').getByRole('button', { name: /^(?:Play$|Resume)/ });
export const pause = ({ page }: Stage) =>
  page.getByTestId('facts').getByRole('button', { name: 'Pause' });

/** The member has begun the film before. */
export async function beginFilm(stage: Stage, { position, duration }: Place) {
  const { email: person } = await stage.account();
  const entry = { titleId: '7', position, duration, card: null, leftAt: 1, changedAt: 0 };
  const kept = { person, entries: [{ ...entry, isUnsent: false, isForgotten: false }] };
  await stage.page.evaluate(
    (it) => localStorage.setItem('fin.positions', it),
    JSON.stringify(kept),
  );
}

/** Opens the page of a film that is on the page, and does not play yet. */
export async function openFilm(stage: Stage): Promise<void> {
  await openTitle(stage);
  await fetchVideo(stage);
}

/** The film is on the page once the user hovers Play. */
export async function fetchVideo(stage: Stage): Promise<void> {
  await play(stage).blur();
  await play(stage).focus();
  await player(stage).locator('video').waitFor({ state: 'attached' });
}

/** The video stands at a place, and says what happens. */
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
