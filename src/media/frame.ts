import type { MediaFailure } from './failure';
import type { Stage } from './port';

export const FRAME_TIMEOUT = 15_000;

export const NO_ANSWER: MediaFailure = { kind: 'network', detail: 'The outside player is silent.' };

export function mountFrame(stage: Stage, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = stage.title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  stage.host.append(frame);
  return frame;
}
