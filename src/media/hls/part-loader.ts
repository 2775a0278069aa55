import Hls, {
  type FragmentLoaderConstructor,
  type FragmentLoaderContext,
  type LoaderCallbacks,
  type LoaderConfiguration,
} from 'hls.js';
import { isSiteThere } from '../failure';
import { areCaptions, isCutShort } from './part-bytes';

type Callbacks = LoaderCallbacks<FragmentLoaderContext>;

const RETRY = { maxNumRetry: 1, retryDelayMs: 1000, maxRetryDelayMs: 1000 };

/** Empties truncated segments, since the browser would parse the next segment as a continuation. */
function wholeOnly({ onSuccess, ...others }: Callbacks): Callbacks {
  return {
    ...others,
    onSuccess(response, ...rest) {
      const isCut = isCutShort(response.data as ArrayBuffer);
      onSuccess(isCut ? { ...response, data: new ArrayBuffer(0) } : response, ...rest);
    },
  };
}

function orEmptyCaptions({ onSuccess, ...others }: Callbacks, onLost: () => void): Callbacks {
  const lose = (url: string) => {
    onLost();
    return { url, code: 200, data: new TextEncoder().encode('WEBVTT\n\n').buffer };
  };
  return {
    ...others,
    onSuccess(response, ...rest) {
      onSuccess(areCaptions(response.data as ArrayBuffer) ? response : lose(response.url), ...rest);
    },
    async onError(answer, context, details, stats) {
      const isAnswered = answer.code > 0 || (await isSiteThere());
      if (isAnswered) onSuccess(lose(context.url), stats, context, details);
      else others.onError(answer, context, details, stats);
    },
    onTimeout: (stats, context, details) => onSuccess(lose(context.url), stats, context, details),
  };
}

/**
 * Replaces failed or invalid caption segments with empty captions, unless they are encrypted. An
 * error would stop loading or playback.
 *
 * While the site is unreachable, network errors still reach hls.js, but timeouts do not.
 * @param onLost receives the index of the caption track
 */
export function partLoader(onLost: (track: number) => void): FragmentLoaderConstructor {
  return class PartLoader extends Hls.DefaultConfig.loader {
    override load(
      context: FragmentLoaderContext,
      config: LoaderConfiguration,
      callbacks: Callbacks,
    ): void {
      const { frag } = context;
      if (frag.sn === 'initSegment' || frag.encrypted) {
        super.load(context, config, callbacks as never);
      } else if (frag.type === ('subtitle' as string)) {
        const loadPolicy = { ...config.loadPolicy, errorRetry: RETRY };
        const instead = orEmptyCaptions(callbacks, () => onLost(frag.level));
        super.load(context, { ...config, loadPolicy }, instead as never);
      } else {
        super.load(context, config, wholeOnly(callbacks) as never);
      }
    }
  } as FragmentLoaderConstructor;
}
