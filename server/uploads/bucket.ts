import { reachingStore, s3 } from '../http/s3';
import type { Log } from '../log';
import type { BucketConfig } from '../settings-kinds';
import type { Picture } from './picture';

/** If the store fails, every method logs the failure and throws an `HttpError` with status 503. */
export interface Bucket {
  put(id: string, picture: Picture): Promise<void>;
  get(id: string): Promise<Uint8Array | null>;
  delete(id: string): Promise<void>;
}

export function openBucket(config: BucketConfig, log: Log): Bucket {
  const store = s3(config);
  const place = { log, setting: 'UPLOADS_URL', away: 'server.refused.picturesAway' } as const;
  const request = (method: 'PUT' | 'GET' | 'DELETE', id: string, object?: Picture) =>
    reachingStore(place, method, async () => {
      const answer = await store.request(method, `uploads/${id}`, object && { object });
      return answer === 'unchanged' ? null : answer;
    });
  return {
    async put(id, picture) {
      await request('PUT', id, picture);
    },
    get: async (id) => (await request('GET', id))?.bytes ?? null,
    async delete(id) {
      await request('DELETE', id);
    },
  };
}
