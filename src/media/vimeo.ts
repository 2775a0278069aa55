import Vimeo, { type VimeoTextTrack } from '@vimeo/player';
import { choicesOf } from './element/text-tracks';
import type { MediaFailure } from './failure';
import { mountFrame } from './frame';
import { choiceOfLanguage } from './languages';
import { allow, type Preferences } from './media-state';
import type { MountMedia, Stage } from './port';
import { takeFocus } from './take-focus';
import { vimeoId } from './video-id';

const FAILURES: Readonly<Record<string, MediaFailure['kind']>> = {
  NotFoundError: 'missing',
  PasswordError: 'forbidden',
  PrivacyError: 'forbidden',
};

export const mountVimeo: MountMedia = (stage) => {
  const { id, hash } = vimeoId(stage.url);
  const query = `dnt=1&playsinline=1${hash ? `&h=${hash}` : ''}`;
  const start = stage.startAt > 0 ? `#t=${stage.startAt}s` : '';
  const address = `https://player.vimeo.com/video/${id}?${query}${start}`;
  const { frame, noteAnswer, ...media } = mountFrame(stage, address);
  const vimeo = new Vimeo(frame);
  const { clock } = stage;
  const fail = ({ name, message }: Error) =>
    stage.fail({ kind: FAILURES[name] ?? 'unknown', detail: `Vimeo: ${name}, ${message}` });
  reportPlaying(vimeo, stage);
  const prefer = offerPreferences(vimeo, stage);
  // `ready()` never settles if the frame fails to load; `mountFrame` then times out.
  vimeo
    .ready()
    .then(() => {
      stage.report('ready');
      void vimeo.getDuration().then((duration) => clock.change({ duration }), ignore);
    }, fail)
    .finally(noteAnswer);

  return {
    ...media,
    play() {
      takeFocus(stage.host);
      vimeo.play().catch((error: Error) => {
        if (error.name !== 'NotAllowedError' && error.name !== 'AbortError') fail(error);
      });
    },
    pause() {
      vimeo.pause().catch(fail);
    },
    seek(second) {
      const end = clock.read().duration || second;
      vimeo.setCurrentTime(Math.max(0, Math.min(second, end))).catch(ignore);
    },
    prefer,
    remove() {
      media.remove();
      void vimeo.destroy();
    },
  };
};

function reportPlaying(vimeo: Vimeo, { report, clock, mediaState }: Stage): void {
  let isPlaying = false;
  vimeo.on('play', () => {
    isPlaying = true;
    mediaState.change({ isPaused: false, isEnded: false });
    report('playing');
  });
  // Vimeo reports buffering even before the first play and while paused. Such reports are ignored.
  vimeo.on('bufferstart', () => isPlaying && report('stalled'));
  vimeo.on('bufferend', () => isPlaying && report('playing'));
  vimeo.on('pause', () => {
    isPlaying = false;
    mediaState.change({ isPaused: true });
    report('paused');
  });
  vimeo.on('ended', () => {
    isPlaying = false;
    mediaState.change({ isPaused: true, isEnded: true });
    report('ended');
  });
  vimeo.on('timeupdate', ({ seconds, duration }) => clock.change({ time: seconds, duration }));
  vimeo.on('seeked', ({ seconds }) => {
    clock.change({ time: seconds });
    mediaState.change({ isEnded: false });
  });
  vimeo.on('progress', ({ seconds }) => clock.change({ buffered: [{ start: 0, end: seconds }] }));
}

function offerPreferences(vimeo: Vimeo, { mediaState, preferences }: Stage) {
  let tracks: VimeoTextTrack[] = [];
  vimeo.on('volumechange', ({ volume, muted }) =>
    mediaState.change({ volume, isMuted: muted ?? mediaState.read().isMuted }),
  );
  vimeo.on('playbackratechange', ({ playbackRate }) => mediaState.change({ rate: playbackRate }));
  vimeo.on('texttrackchange', ({ language, kind }) => {
    const at = tracks.findIndex((it) => it.language === language && it.kind === kind);
    mediaState.change({ text: mediaState.read().texts[at]?.id ?? null });
  });
  const prefer = ({ volume, isMuted, rate, text }: Preferences) => {
    if (volume !== undefined) vimeo.setVolume(volume).catch(ignore);
    if (isMuted !== undefined) {
      const mute = vimeo.setMuted(isMuted);
      mute.then((it) => mediaState.change({ isMuted: it }), ignore);
    }
    // The types of `@vimeo/player` allow rates from 0.5 to 2. If the video's owner disabled speeds,
    // Vimeo rejects every rate.
    if (rate !== undefined) {
      const allowed = Math.max(0.5, Math.min(rate, 2));
      vimeo.setPlaybackRate(allowed).catch(() => allow(mediaState, { rate: false }));
    }
    const { texts } = mediaState.read();
    const found = text ? choiceOfLanguage(texts, text) : undefined;
    const track = found && tracks[texts.indexOf(found)];
    if (text === null) vimeo.disableTextTrack().catch(ignore);
    else if (track) vimeo.enableTextTrack(track.language, track.kind).catch(ignore);
  };
  vimeo.getTextTracks().then((offered) => {
    tracks = offered;
    const texts = choicesOf(offered);
    const shown = offered.findIndex(({ mode }) => mode === 'showing');
    mediaState.change({ texts, text: texts[shown]?.id ?? null });
    if (preferences.text !== undefined) prefer({ text: preferences.text });
  }, ignore);
  return prefer;
}

function ignore(): void {}
