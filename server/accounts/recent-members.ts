/**
 * Members of the last seconds, by their session: who they are, and their hearts. What is kept of a
 * member is void as soon as any server says that it has changed; where that could not be heard,
 * nothing is kept.
 */
import { LRUCache } from 'lru-cache';
import type { Config } from '../config';
import type { Db } from '../db/db';
import type { Member } from './members';
import { digest, sessionOf } from './tokens';
import { titlesOnWatchlist } from './watchlist';

/** How long something counts that nobody has said to have changed. */
const KEPT_MS = 5_000;
/** Sessions, and members' hearts, the last seen. */
const KEPT = 10_000;

interface Session {
  readonly member: Member;
  /** In ms. */
  readonly until: number;
}

export interface RecentMembers {
  /** Whose token it is; `null` where it is unknown or expired. */
  of(token: string): Promise<Member | null>;
  /** The ids of the titles on a member's watchlist. */
  hearts(memberId: string): Promise<ReadonlySet<string>>;
  /** The hearts of whose token it is, where both are known without asking the database. */
  knownHearts(token: string): ReadonlySet<string> | null;
  /** Whether it is known without asking the database that a token is a member's. */
  isKnown(token: string): boolean;
  /** `member` is their profile and their sessions. Heard here when this returns, elsewhere soon. */
  changed(what: 'member' | 'hearts', memberId: string): Promise<void>;
}

export function recentMembers(db: Db, config: Config): RecentMembers {
  const sessions = recently<Session>(config);
  const hearts = recently<ReadonlySet<string>>(config);
  /** What is being read, so that many who ask at once ask the database once. */
  const reading = new Map<string, Promise<unknown>>();
  /** Grows with each change, so that nothing is kept that was read before it. */
  let changes = 0;

  db.notices.listen((subject) => {
    changes += 1;
    reading.clear();
    const [what, id = ''] = subject?.split(' ') ?? [];
    if (what === 'hearts') hearts.delete(id);
    else if (what === 'member') sessions.deleteWhere(({ member }) => member.id === id);
    else {
      sessions.clear();
      hearts.clear();
    }
  });

  /** Reads it, and keeps what it is as long as nothing has changed meanwhile. */
  function read<Value>(
    name: string,
    ask: () => Promise<Value>,
    keep: (value: Value) => void,
  ): Promise<Value> {
    const underWay = reading.get(name);
    if (underWay) return underWay as Promise<Value>;
    const before = changes;
    const asking = ask()
      .then((value) => {
        if (before === changes) keep(value);
        return value;
      })
      .finally(() => {
        if (reading.get(name) === asking) reading.delete(name);
      });
    reading.set(name, asking);
    return asking;
  }

  function known(hash: string): Member | null {
    const found = db.notices.isHearing() ? sessions.get(hash) : undefined;
    return found && config.now().getTime() < found.until ? found.member : null;
  }

  return {
    async of(token) {
      const hash = digest(token);
      const recent = known(hash);
      if (recent) return recent;
      const ask = () => sessionOf(db, hash, config);
      const found = await read(`session ${hash}`, ask, (session) => {
        if (session) sessions.set(hash, session);
      });
      return found?.member ?? null;
    },
    async hearts(memberId) {
      const recent = db.notices.isHearing() ? hearts.get(memberId) : undefined;
      if (recent) return recent;
      const ask = () => titlesOnWatchlist(db.reads, memberId);
      return read(`hearts ${memberId}`, ask, (listed) => hearts.set(memberId, listed));
    },
    knownHearts(token) {
      const member = known(digest(token));
      return (member && hearts.get(member.id)) ?? null;
    },
    isKnown: (token) => known(digest(token)) !== null,
    changed: (what, memberId) => db.notices.tell(`${what} ${memberId}`),
  };
}

function recently<Value>({ now }: Config) {
  const kept = new LRUCache<string, { readonly value: Value; readonly at: number }>({ max: KEPT });
  return {
    get(key: string): Value | undefined {
      const found = kept.get(key);
      // A clock that was set back makes nothing young again.
      const age = found ? now().getTime() - found.at : 0;
      return age >= 0 && age < KEPT_MS ? found?.value : undefined;
    },
    set(key: string, value: Value): void {
      kept.set(key, { value, at: now().getTime() });
    },
    delete: (key: string) => kept.delete(key),
    deleteWhere(isMeant: (value: Value) => boolean): void {
      for (const [key, { value }] of [...kept]) if (isMeant(value)) kept.delete(key);
    },
    clear: () => kept.clear(),
  };
}
