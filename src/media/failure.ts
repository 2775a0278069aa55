export interface MediaFailure {
  kind: 'network' | 'missing' | 'forbidden' | 'format' | 'unknown';
  detail: string;
}

const ANSWER_TIME = 5000;

export function kindOfStatus(status: number): MediaFailure['kind'] {
  if (status === 401 || status === 403) return 'forbidden';
  return status === 404 || status === 410 ? 'missing' : 'network';
}

export function unknownFailure(error: unknown): MediaFailure {
  return { kind: 'unknown', detail: error instanceof Error ? error.message : String(error) };
}

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

export async function reportNetwork({ report }: Reporter): Promise<void> {
  report((await isSiteThere()) ? 'connected' : 'disconnected');
}
