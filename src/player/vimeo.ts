import Vimeo from '@vimeo/player';
import { FRAME_TIMEOUT, focusFrame, mountFrame } from './frame';
import type { MountMedia } from './port';
import { vimeoId } from './video-id';

/** Vimeo through its player library, on an iframe of ours. */
export const mountVimeo: MountMedia = (stage) => {
  const { id, hash } = vimeoId(stage.url);
  const query = `dnt=1&playsinline=1${hash ? `&h=${hash}` : ''}${stage.startAt > 0 ? `#t=${stage.startAt}s` : ''}`;
  const frame = mountFrame(stage, `https://player.vimeo.com/video/${id}?${query}`);
  const vimeo = new Vimeo(frame);
  const fail = () => stage.report('failed');
  let isPlaying = false;
  let position = stage.startAt;
  // `ready()` never settles when the frame itself fails.
  const timer = setTimeout(fail, FRAME_TIMEOUT);

  vimeo.on('play', () => {
    isPlaying = true;
    stage.report('playing');
    focusFrame(frame);
  });
  // Vimeo also buffers before the first play and while it is paused.
  vimeo.on('bufferstart', () => isPlaying && stage.report('stalled'));
  vimeo.on('bufferend', () => isPlaying && stage.report('playing'));
  vimeo.on('pause', () => {
    isPlaying = false;
    stage.report('paused');
  });
  vimeo.on('timeupdate', ({ seconds }) => {
    position = seconds;
  });
  vimeo.on('ended', () => {
    isPlaying = false;
    position = 0;
    stage.report('ended');
  });
  vimeo
    .ready()
    .then(() => stage.report('ready'), fail)
    .finally(() => clearTimeout(timer));

  return {
    play() {
      vimeo.play().catch((error: Error) => {
        if (error.name !== 'NotAllowedError' && error.name !== 'AbortError') fail();
      });
    },
    pause() {
      vimeo.pause().catch(fail);
    },
    position: () => position,
    remove() {
      clearTimeout(timer);
      frame.remove();
      // `destroy()` removes the iframe's parent, so the iframe is detached first.
      void vimeo.destroy();
    },
  };
};
