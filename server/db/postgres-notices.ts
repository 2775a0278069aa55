/** Notices by PostgreSQL's own `LISTEN` and `NOTIFY`, on a connection that does nothing else. */
import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import { type Notices, ownNotices } from './notices';

const CHANNEL = 'fin';
/** The connection's name among those of the database. */
const APPLICATION = 'fin notices';
/** What a server tells itself, to know that it hears. */
const HELLO = 'hello ';

/** In ms. */
export interface NoticeTimes {
  /** Until the next attempt, where the connection broke or the engine knows no `LISTEN`. */
  readonly pause: number;
  /** How often it is looked whether the connection is still one. */
  readonly beat: number;
  /** How long a connection may take to stand. */
  readonly connect: number;
  /** How long an answer on it may take, and the first notice of our own. */
  readonly answer: number;
}

const TIMES: NoticeTimes = { pause: 2_000, beat: 2_000, connect: 5_000, answer: 2_000 };

export interface PostgresNotices extends Notices {
  stop(): void;
}

/** @param send runs `select pg_notify($1, $2)` */
export function postgresNotices(
  url: string,
  send: (sql: string, parameters: string[]) => Promise<unknown>,
  times: NoticeTimes = TIMES,
): PostgresNotices {
  const own = ownNotices();
  const notify = (subject: string) => send('select pg_notify($1, $2)', [CHANNEL, subject]);
  let isHearing = false;
  let isStopped = false;
  let socket = new Socket();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  function lose(): void {
    socket.destroy();
    client = null;
    if (isHearing) own.hear(null);
    isHearing = false;
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(connect, times.pause).unref();
  }

  function connect(): void {
    socket = new Socket();
    // Nobody waits for it.
    socket.unref();
    const stream = socket;
    const listening = new pg.Client({
      connectionString: url,
      application_name: APPLICATION,
      stream: () => stream,
      keepAlive: true,
      connectionTimeoutMillis: times.connect,
      query_timeout: times.answer,
    });
    client = listening;
    const hello = HELLO + randomUUID();
    const loseThis = () => {
      if (stream === socket) lose();
    };
    listening.on('error', loseThis);
    listening.on('end', loseThis);
    listening.on('notification', ({ payload = '' }) => {
      if (payload === hello) begin();
      else if (!payload.startsWith(HELLO)) own.hear(payload);
    });
    listening
      .connect()
      .then(() => listening.query(`listen ${CHANNEL}`))
      .then(() => {
        if (stream !== socket) return;
        // A pooler between may have taken the `listen` and pass on nothing.
        timer = setTimeout(loseThis, times.answer).unref();
        return notify(hello);
      })
      .catch(loseThis);

    function begin(): void {
      if (stream !== socket || isStopped) return;
      // What was told before is not known.
      own.hear(null);
      isHearing = true;
      clearTimeout(timer);
      timer = setTimeout(beat, times.beat).unref();
    }

    /** A connection may be gone and nobody says so. */
    async function beat(): Promise<void> {
      await hasHeardAll();
      if (stream === socket && isHearing) timer = setTimeout(beat, times.beat).unref();
    }
  }

  /** Asked on the connection itself, which brings what was told before it brings the answer. */
  async function ask(): Promise<boolean> {
    const [stream, asked] = [socket, client];
    if (!isHearing || asked === null) return false;
    try {
      await asked.query('select 1');
    } catch {
      if (stream === socket) lose();
    }
    return stream === socket && isHearing;
  }

  let asking: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;

  /** Many who ask at once share one question, which was put after they came. */
  function hasHeardAll(): Promise<boolean> {
    if (asking === null) {
      asking = ask().finally(() => {
        asking = null;
      });
      return asking;
    }
    next ??= asking.then(() => {
      next = null;
      return hasHeardAll();
    });
    return next;
  }

  connect();
  return {
    listen: own.listen,
    isHearing: () => isHearing,
    hasHeardAll,
    async tell(subject) {
      own.hear(subject);
      await notify(subject);
    },
    stop() {
      isStopped = true;
      lose();
    },
  };
}
