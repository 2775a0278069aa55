/** Why a video can't be played, and whether the network is to blame. */

export interface MediaFailure {
  /** 'network': no answer, or none that helps. 'missing': it is not there. 'format': not for this browser. */
  kind: 'network' | 'missing' | 'forbidden' | 'format' | 'unknown';
  /** For support, not for the person. */
  detail: string;
}

/** Milliseconds until the site counts as out of reach. */
const ANSWER_TIME = 5000;

/** What an HTTP status means for whoever wants to see the video; 0 stands for no answer. */
export function kindOfStatus(status: number): MediaFailure['kind'] {
  if (status === 401 || status === 403) return 'forbidden';
  return status === 404 || status === 410 ? 'missing' : 'network';
}

export function unknownFailure(error: unknown): MediaFailure {
  return { kind: 'unknown', detail: error instanceof Error ? error.message : String(error) };
}

/** Whether this site answers, be it with an error: then a video that does not has troubles of its own. */
export async function isSiteThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(ANSWER_TIME);
  const asked = fetch('/', { method: 'HEAD', cache: 'no-store', signal });
  return asked.then(
    () => true,
    () => false,
  );
}

interface Reporter {
  report(fact: 'connected' | 'disconnected'): void;
}

/** For a medium that misses nothing. */
export async function reportNetwork({ report }: Reporter): Promise<void> {
  report((await isSiteThere()) ? 'connected' : 'disconnected');
}
