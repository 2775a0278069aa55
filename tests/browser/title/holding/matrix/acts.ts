import { expect } from 'vitest';
import { HEALING_TIME, type PlayerPage } from '../../player-page';
import { seesText } from '../faults';
import type { Fault, Stream } from './serve';

export type Act = (film: PlayerPage, stream: Stream, fault: Fault) => Promise<unknown>;

const LOST_CAPTIONS = "We couldn't load these captions.";
export const LOST_AUDIO = "We couldn't load this audio.";
const OFF_AIR = 'This channel is off air right now.';

export const reaches =
  (second: number): Act =>
  (film) =>
    film.seesItGoOn(second);

export const goesOn =
  (from: number, to = from): Act =>
  async (film) => {
    await film.seesItGoOn();
    await film.jumpTo(from);
    await film.seesItGoOn(to);
  };

export const endsAt =
  (second: number): Act =>
  async (film, _, fault) => {
    await film.seesItGoOn();
    await film.jumpTo(second - 1);
    const isEnded = async () => (await film.now()).isEnded;
    await expect.poll(isEnded, { timeout: HEALING_TIME }).toBe(true);
    if (fault !== 'is cut short') expect(await film.second()).toBeCloseTo(second, 0);
  };

export const isTakenOver =
  (from = 0): Act =>
  async (film, stream, fault) => {
    const other = film.page.waitForRequest(/dune-walk\/\d+p-\d+\.m4s/, { timeout: 40_000 });
    if (from > 0) await goesOn(from)(film, stream, fault);
    await other;
    await film.seesItGoOn(from);
    if (fault !== 'is cut short') expect(await film.second()).toBeLessThan(from + 10);
  };

export const triesAgain: Act = async (film, stream) => {
  await seesText(film.page, "We couldn't play this video.");
  stream.isWhole = true;
  await film.page.getByRole('button', { name: 'Try again', exact: true }).click();
  await film.seesItGoOn();
};

const choose = async (film: PlayerPage, menu: RegExp, name: string) => {
  await film.seesItGoOn();
  await film.openSettings(menu);
  await film.choose(name);
};

export const losesChosenSound =
  (to: number): Act =>
  async (film, ...cell) => {
    const notice = seesText(film.page, LOST_AUDIO);
    await choose(film, /^Audio/, 'Score only');
    await notice;
    await goesOn(to)(film, ...cell);
  };

export const choosesSound =
  (then: Act): Act =>
  async (film, ...cell) => {
    await choose(film, /^Audio/, 'Score only');
    await then(film, ...cell);
  };

export const losesCaptions =
  (to: number): Act =>
  async (film, ...cell) => {
    const notice = seesText(film.page, LOST_CAPTIONS);
    await choose(film, /^Captions/, 'Français');
    await notice;
    await goesOn(to)(film, ...cell);
  };

export const seesCaptions =
  (to: number): Act =>
  async (film, ...cell) => {
    await choose(film, /^Captions/, 'Français');
    await goesOn(to)(film, ...cell);
    await film.page.getByText(`Line ${to / 4}.`).waitFor();
  };

export const pointsAtBar: Act = async (film, stream, fault) => {
  await film.seesItGoOn();
  await film.pause();
  await film.stage.getByRole('slider').first().hover();
  await expect.poll(() => stream.faults).toBeGreaterThan(0);
  if (fault !== 'never answers') {
    await film.stage.getByTestId('still').waitFor({ state: 'detached' });
  }
  await film.pressPlay();
  await film.seesItGoOn(await film.second());
};

export const waitsForChannel: Act = async (film, stream) => {
  await seesText(film.page, OFF_AIR);
  stream.isWhole = true;
  await film.page.getByText(OFF_AIR).waitFor({ state: 'detached' });
  await film.seesItGoOn(await film.second());
};
