import { expect } from 'vitest';
import { holdRequest } from '../../setup/provider';
import type { Kit, Stage } from '../kit';
import { isThere, openTitle, player } from './media';

const controls = ({ page }: Stage) => page.getByTestId('controls');
const menu = ({ page }: Stage) => page.getByRole('menu');
const videoSays = (event: string) => (stage: Stage) =>
  player(stage).locator('video').dispatchEvent(event);
/** As screen readers do: neither pointer nor focus comes to the button before. */
const pressFromAfar = (stage: Stage, name: string) =>
  controls(stage).getByRole('button', { name }).dispatchEvent('click');
const pointer = (event: string) => (stage: Stage) =>
  player(stage).dispatchEvent(event, { pointerType: 'mouse' });
const key = (name: string) => (stage: Stage) => stage.page.keyboard.press(name);
const areShown = ({ page }: Stage) =>
  page.locator('[data-testid=controls]:not([data-hidden])').waitFor();

/** The browser takes the document to the whole screen, or back. */
const fullScreen = (isFull: boolean) => (stage: Stage) =>
  stage.page.evaluate((it) => {
    Object.defineProperty(document, 'fullscreenElement', {
      configurable: true,
      get: () => (it ? document.documentElement : null),
    });
    document.dispatchEvent(new Event('fullscreenchange'));
  }, isFull);

declare global {
  /** What the browser was asked last: to `enter` full screen, or to `leave` it. */
  var askedOfBrowser: 'enter' | 'leave';
}

const asksBrowser = (what: 'enter' | 'leave') => (stage: Stage) =>
  expect.poll(() => stage.page.evaluate(() => globalThis.askedOfBrowser)).toBe(what);
const isInTheatre =
  (isIn: boolean) =>
  ({ page }: Stage) =>
    page
      .locator(isIn ? '[data-stage][data-theatre]' : '[data-stage]:not([data-theatre])')
      .waitFor();

/** The video says what it does when a walk tells it to; full screen is the browser's. */
export const kit: Kit = {
  use: 'Controls',
  async begin(stage) {
    const { page } = stage;
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = async () => {
        globalThis.askedOfBrowser = 'enter';
      };
      document.exitFullscreen = async () => {
        globalThis.askedOfBrowser = 'leave';
      };
    });
    // The controls come when the video stands still.
    const code = await holdRequest(page, '**/Controls.*.js');
    await openTitle(stage);
    await page.getByRole('button', { name: 'Play', exact: true }).dispatchEvent('click');
    await videoSays('playing')(stage);
    await videoSays('pause')(stage);
    await expect.poll(code.count).toBeGreaterThan(0);
    await code.release();
    await areShown(stage);
  },
  gestures: {
    'playback.playing': videoSays('playing'),
    'playback.paused': videoSays('pause'),
    'viewer.moved': pointer('pointermove'),
    'viewer.left': pointer('pointerleave'),
    'controls.used': (stage) => controls(stage).getByRole('button', { name: 'video' }).focus(),
    'controls.released': (stage) => player(stage).locator('video').focus(),
    'menu.opened': (stage, { page }, { context }) => {
      if (page === 'speed')
        return menu(stage).getByRole('menuitem', { name: 'Speed' }).press('Enter');
      return context.page === null ? pressFromAfar(stage, 'Settings') : key('ArrowLeft')(stage);
    },
    'menu.closed': key('Escape'),
    'command.echoed': key('c'),
    'theatre.toggled': key('t'),
    'fullScreen.toggled': key('f'),
    'fullScreen.entered': fullScreen(true),
    'fullScreen.left': fullScreen(false),
  },
  calls: {},
  outcomes: {
    'stage.mounted': isThere,
    fill: isInTheatre(true),
    unfill: isInTheatre(false),
    enterFullScreen: asksBrowser('enter'),
    leaveFullScreen: asksBrowser('leave'),
  },
  sights: {
    staying: areShown,
    leaving: areShown,
    hidden: ({ page }) => page.locator('[data-testid=controls][data-hidden]').waitFor(),
    closed: (stage) => menu(stage).waitFor({ state: 'detached' }),
    open: (stage) => menu(stage).waitFor(),
    silent: ({ page }) => page.getByText('No captions').waitFor({ state: 'detached' }),
    speaking: ({ page }) => page.getByText('No captions').waitFor(),
    'theatre.off': (stage) => isInTheatre(false)(stage),
    'theatre.on': (stage) => isInTheatre(true)(stage),
    inPage: (stage) => controls(stage).getByRole('button', { name: 'Full screen' }).waitFor(),
    full: (stage) => controls(stage).getByRole('button', { name: 'Exit full screen' }).waitFor(),
  },
};
