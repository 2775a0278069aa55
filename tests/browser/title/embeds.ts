import type { Page } from 'playwright-core';

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

export interface Film {
  time: number;
  isPaused: boolean;
  volume: number;
  isMuted: boolean;
  rate: number;
}

declare global {
  var film: Film;
}

const clock = `
  const DURATION = 60;
  const START = parseFloat(/(?:[?&]start|#t)=([\\d.]+)/.exec(location.search + location.hash)?.[1] ?? 0);
  globalThis.film = { time: START, isPaused: true, volume: 1, isMuted: false, rate: 1 };
  setInterval(() => {
    if (film.isPaused) return;
    film.time = Math.min(DURATION, film.time + 0.05 * film.rate);
    ticked();
    if (film.time >= DURATION) { film.isPaused = true; ended(); }
  }, 50);`;

const youTube = `${clock}
  let parentWindow, parentOrigin;
  const say = (event, info) => parentWindow?.postMessage(JSON.stringify({ event, info }), parentOrigin);
  const tell = (info) => say('infoDelivery', info);
  const ticked = () => tell({ currentTime: film.time, videoLoadedFraction: 0.5 });
  const ended = () => tell({ playerState: 0 });
  const commands = {
    playVideo() {
      if (film.time >= DURATION) film.time = 0;
      film.isPaused = false;
      tell({ playerState: 3 });
      tell({ playerState: 1, currentTime: film.time });
    },
    pauseVideo() { film.isPaused = true; tell({ playerState: 2 }); },
    seekTo(second) { film.time = second; tell({ currentTime: second }); },
    setVolume(volume) { film.volume = volume / 100; tell({ volume, muted: film.isMuted }); },
    mute() { film.isMuted = true; tell({ volume: film.volume * 100, muted: true }); },
    unMute() { film.isMuted = false; tell({ volume: film.volume * 100, muted: false }); },
    setPlaybackRate(rate) { film.rate = rate; tell({ playbackRate: rate }); },
  };
  addEventListener('message', ({ data, source, origin }) => {
    const { event, func, args } = JSON.parse(data);
    [parentWindow, parentOrigin] = [source, origin];
    if (event === 'listening') {
      say('initialDelivery', {
        playerState: -1, currentTime: 0, duration: DURATION, volume: 100, muted: false, playbackRate: 1,
      });
    }
    if (event === 'command') commands[func]?.(...args);
  });`;

const vimeo = `${clock}
  const heard = new Set();
  const post = (message) => parent.postMessage(JSON.stringify(message), '*');
  const say = (event, data = at()) => heard.has(event) && post({ event, data });
  const at = () => ({ seconds: film.time, duration: DURATION, percent: film.time / DURATION });
  const ticked = () => { say('timeupdate'); say('progress', { ...at(), seconds: 30 }); };
  const ended = () => say('ended');
  const methods = {
    play() {
      if (film.time >= DURATION) film.time = 0;
      film.isPaused = false;
      say('play');
    },
    pause() { film.isPaused = true; say('pause'); },
    setCurrentTime(second) { film.time = second; say('timeupdate'); say('seeked'); return second; },
    setVolume(volume) { film.volume = volume; say('volumechange', { volume, muted: film.isMuted }); return volume; },
    setMuted(muted) { film.isMuted = muted; say('volumechange', { volume: film.volume, muted }); return muted; },
    setPlaybackRate(rate) { film.rate = rate; say('playbackratechange', { playbackRate: rate }); return rate; },
    getDuration: () => DURATION,
    getTextTracks: () => [],
  };
  addEventListener('message', ({ data }) => {
    const { method, value } = typeof data === 'string' ? JSON.parse(data) : data;
    if (method === 'ping') post({ event: 'ready' });
    if (method === 'addEventListener') heard.add(value);
    if (method in methods) post({ method, value: methods[method](value) });
  });
  post({ event: 'ready' });`;

export const playEmbed: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  YouTube: (page) => fakePlayerFrame(page, 'https://www.youtube-nocookie.com/**', youTube),
  Vimeo: (page) => fakePlayerFrame(page, 'https://player.vimeo.com/**', vimeo),
};
