import { reportNetwork } from './failure';
import { allow } from './media-state';
import type { Stage } from './port';

const TIMEOUT = 15_000;

/** Mounts an embed, which fails unless the caller calls `noteAnswer` within 15 s. */
export function mountFrame(stage: Stage, address: string) {
  const { clock, mediaState } = stage;
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = stage.title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  stage.host.append(frame);
  mediaState.change({ hasOwnControls: true });
  allow(mediaState, { seek: true, volume: true, rate: true });
  const timer = setTimeout(
    () => stage.fail({ kind: 'network', detail: 'The outside player is silent.' }),
    TIMEOUT,
  );
  return {
    frame,
    noteAnswer: () => clearTimeout(timer),
    addCaptions: () => null,
    toggle() {},
    reconnect: () => void reportNetwork(stage),
    showControls() {},
    position: () => (mediaState.read().isEnded ? 0 : clock.read().time),
    remove() {
      clearTimeout(timer);
      frame.remove();
    },
  };
}
