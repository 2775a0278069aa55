import type { DeskToken } from '../../contract/desk/answers';
import { digest, randomToken } from '../accounts/tokens';
import { invalid } from '../http/http-error';
import { FIRST_TOKEN } from './access';
import { type DeskHandlers, foundIn, type Unsent } from './request';

export const tokenHandlers = {
  async tokens({ queries }) {
    const rows = await queries.query<Unsent<DeskToken>>(
      'select name, created_at, created_by, revoked_at from desk_tokens order by created_at, name',
    );
    return [{ name: FIRST_TOKEN, created_at: null, created_by: null, revoked_at: null }, ...rows];
  },

  async addToken({ queries: { query }, params: { name }, by, config }) {
    if (name === FIRST_TOKEN) throw invalid({ name: ['server.desk.nameTaken'] });
    const token = randomToken();
    const added = await query(
      `insert into desk_tokens (name, token_hash, created_at, created_by) values ($1, $2, $3, $4)
       on conflict (name) do nothing returning name`,
      [name, digest(token), config.now(), by],
    );
    if (added.length === 0) throw invalid({ name: ['server.desk.nameTaken'] });
    return { name, token };
  },

  async revokeToken({ queries: { query }, params: { name }, config }) {
    const revoked = await query<{ token_hash: string }>(
      `update desk_tokens set revoked_at = $2 where name = $1 and revoked_at is null
       returning token_hash`,
      [name, config.now()],
    );
    const { token_hash } = foundIn(revoked);
    await query('delete from desk_sessions where token_hash = $1', [token_hash]);
    return null;
  },
} satisfies Partial<DeskHandlers>;
