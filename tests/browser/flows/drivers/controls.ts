import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { holdRequest } from '../../setup/provider';
import type { Driver, SitePage } from '../driver';
import { isThere, openTitle, player } from './media';

const controls = ({ page }: SitePage) => page.getByTestId('controls');
const menu = ({ page }: SitePage) => page.getByRole('menu');
const videoSays = (event: string) => (sitePage: SitePage) =>
  player(sitePage).locator('video').dispatchEvent(event);
const pressFromAfar = (sitePage: SitePage, name: string) =>
  controls(sitePage).getByRole('button', { name }).dispatchEvent('click');
const pointer = (event: string) => (sitePage: SitePage) =>
  player(sitePage).dispatchEvent(event, { pointerType: 'mouse' });
const key = (name: string) => (sitePage: SitePage) => sitePage.page.keyboard.press(name);
const areShown = ({ page }: SitePage) =>
  page.locator('[data-testid=controls]:not([data-hidden])').waitFor();

const fullScreen = (isFull: boolean) => (sitePage: SitePage) =>
  sitePage.page.evaluate((it) => {
    Object.defineProperty(document, 'fullscreenElement', {
      configurable: true,
      get: () => (it ? document.documentElement : null),
    });
    document.dispatchEvent(new Event('fullscreenchange'));
  }, isFull);

declare global {
  var askedOfBrowser: 'enter' | 'leave';
}

const asksBrowser = (what: 'enter' | 'leave') => (sitePage: SitePage) =>
  expect.poll(() => sitePage.page.evaluate(() => globalThis.askedOfBrowser)).toBe(what);
const isInTheatre =
  (isIn: boolean) =>
  ({ page }: SitePage) =>
    page
      .locator(isIn ? '[data-stage][data-theatre]' : '[data-stage]:not([data-theatre])')
      .waitFor();

async function showsTheatre(sitePage: SitePage, from: AnyMachineSnapshot, isIn: boolean) {
  await isInTheatre(isIn)(sitePage);
  if (from.matches({ screen: 'full' })) return;
  const toggle = { name: 'Theatre mode', includeHidden: true };
  await expect(controls(sitePage).getByRole('button', toggle)).toHaveAttribute(
    'aria-pressed',
    String(isIn),
  );
}

export const driver: Driver = {
  use: 'Controls',
  async begin(sitePage) {
    const { page } = sitePage;
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = async () => {
        globalThis.askedOfBrowser = 'enter';
      };
      document.exitFullscreen = async () => {
        globalThis.askedOfBrowser = 'leave';
      };
    });
    // Pauses the video before its controls load, so that they are visible at first.
    const code = await holdRequest(page, '**/Controls.*.js');
    await openTitle(sitePage);
    await page.getByRole('button', { name: 'Play', exact: true }).dispatchEvent('click');
    await videoSays('playing')(sitePage);
    await videoSays('pause')(sitePage);
    await expect.poll(code.count).toBeGreaterThan(0);
    await code.release();
    await areShown(sitePage);
  },
  actions: {
    'playback.playing': videoSays('playing'),
    'playback.paused': videoSays('pause'),
    'viewer.moved': pointer('pointermove'),
    'viewer.left': pointer('pointerleave'),
    'controls.used': (sitePage) =>
      controls(sitePage).getByRole('button', { name: 'video' }).focus(),
    'controls.released': (sitePage) => player(sitePage).locator('video').focus(),
    'menu.opened': (sitePage, { page }, { context }) => {
      if (page === 'speed')
        return menu(sitePage).getByRole('menuitem', { name: 'Speed' }).press('Enter');
      return context.page === null
        ? pressFromAfar(sitePage, 'Settings')
        : key('ArrowLeft')(sitePage);
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
  assertions: {
    staying: areShown,
    leaving: areShown,
    hidden: ({ page }) => page.locator('[data-testid=controls][data-hidden]').waitFor(),
    closed: (sitePage) => menu(sitePage).waitFor({ state: 'detached' }),
    open: (sitePage) => menu(sitePage).waitFor(),
    silent: ({ page }) => page.getByText('No captions').waitFor({ state: 'detached' }),
    speaking: ({ page }) => page.getByText('No captions').waitFor(),
    'theatre.off': (sitePage, from) => showsTheatre(sitePage, from, false),
    'theatre.on': (sitePage, from) => showsTheatre(sitePage, from, true),
    inPage: (sitePage) => controls(sitePage).getByRole('button', { name: 'Full screen' }).waitFor(),
    full: (sitePage) =>
      controls(sitePage).getByRole('button', { name: 'Exit full screen' }).waitFor(),
  },
};
