import Hls, {
  type FragmentLoaderConstructor,
  type FragmentLoaderContext,
  type LoaderCallbacks,
  type LoaderConfiguration,
} from 'hls.js';
import { isSiteThere } from '../failure';

const encode = (text: string) => new TextEncoder().encode(text).buffer;

const RETRY = { maxNumRetry: 1, retryDelayMs: 1000, maxRetryDelayMs: 1000 };

/** Boxes with which a segment of MP4 begins (IMSC1). */
const BOXES = ['styp', 'moof', 'sidx', 'emsg', 'prft'];

/** Whether these bytes can be captions: WebVTT, TTML, or TTML in MP4. */
export function areCaptions(data: ArrayBuffer): boolean {
  const start = new TextDecoder().decode(data.slice(0, 64));
  return /^(?:WEBVTT|\s*<(?:\?xml|tt))/.test(start) || BOXES.includes(start.slice(4, 8));
}

/**
 * Loads the parts of a stream. One of captions that can't be had, or is something else, counts as one without a word:
 * the library would request no later one, or stop the film.
 *
 * @param onLost called with the index of their track
 */
export function partLoader(onLost: (track: number) => void): FragmentLoaderConstructor {
  return class PartLoader extends Hls.DefaultConfig.loader {
    override load(
      context: FragmentLoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<FragmentLoaderContext>,
    ): void {
      const { frag, url } = context;
      const { onSuccess } = callbacks;
      if (frag.type !== ('subtitle' as string) || frag.sn === 'initSegment' || frag.encrypted) {
        super.load(context, config, callbacks as never);
        return;
      }
      const saySo = () => {
        onLost(frag.level);
        return { url, code: 200, data: encode('WEBVTT\n\n') };
      };
      const loadPolicy = { ...config.loadPolicy, errorRetry: RETRY };
      const instead: LoaderCallbacks<FragmentLoaderContext> = {
        ...callbacks,
        onSuccess: (response, stats, _, details) =>
          onSuccess(
            areCaptions(response.data as ArrayBuffer) ? response : saySo(),
            stats,
            context,
            details,
          ),
        async onError(answer, _, details, stats) {
          const isAnswered = answer.code > 0 || (await isSiteThere());
          if (isAnswered) onSuccess(saySo(), stats, context, details);
          else callbacks.onError(answer, context, details, stats);
        },
        onTimeout: (stats, _, details) => onSuccess(saySo(), stats, context, details),
      };
      super.load(context, { ...config, loadPolicy }, instead as never);
    }
  } as FragmentLoaderConstructor;
}
