import { isSiteThere, kindOfStatus, type MediaFailure } from './failure';

const ANSWER_TIME = 10_000;

export interface FileFailure {
  failure: MediaFailure;
  isThere: boolean;
}

/**
 * Finds out why a file failed. For errors other than `MEDIA_ERR_DECODE`, requests the file's first
 * byte, since `MediaError` lacks the HTTP status.
 * @returns `null` if the reason can't be found: the browser is offline, or neither the file nor the
 * site responds
 */
export async function fileFailure(
  error: MediaError | null,
  address: string,
): Promise<FileFailure | null> {
  const lasting = (kind: MediaFailure['kind'], detail: string) => ({
    failure: { kind, detail },
    isThere: false,
  });
  if (!error) return lasting('unknown', 'The video element failed.');
  const detail = `Media error ${error.code}: ${error.message || 'no message'}`;
  if (error.code === MediaError.MEDIA_ERR_DECODE) return lasting('format', detail);
  if (!navigator.onLine) return null;
  const status = await statusOf(address);
  if (status === null && !(await isSiteThere())) return null;
  if (status === null) return lasting('network', `${detail}; no answer`);
  if (status >= 400) return lasting(kindOfStatus(status), `${detail}; HTTP ${status}`);
  const isUnsupported = error.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;
  const kind = isUnsupported ? 'format' : 'network';
  return { failure: { kind, detail: `${detail}; HTTP ${status}` }, isThere: true };
}

export async function statusOf(address: string): Promise<number | null> {
  try {
    const answer = await fetch(address, {
      headers: { Range: 'bytes=0-0' },
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_TIME),
    });
    void answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
