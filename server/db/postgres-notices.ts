/** Notices by PostgreSQL's own `LISTEN` and `NOTIFY`, on a connection that does nothing else. */
import { Socket } from 'node:net';
import pg from 'pg';
import { type Notices, ownNotices } from './notices';

const CHANNEL = 'fin';
/** Until the next attempt, where the connection broke or the engine knows no `LISTEN`. */
const PAUSE_MS = 2_000;

export interface PostgresNotices extends Notices {
  stop(): void;
}

/** @param send runs `select pg_notify($1, $2)` */
export function postgresNotices(
  url: string,
  send: (sql: string, parameters: string[]) => Promise<unknown>,
): PostgresNotices {
  const own = ownNotices();
  let isHearing = false;
  let isStopped = false;
  let socket = new Socket();
  let timer: NodeJS.Timeout | undefined;

  function lose(): void {
    socket.destroy();
    if (isHearing) own.hear(null);
    isHearing = false;
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(connect, PAUSE_MS).unref();
  }

  function connect(): void {
    socket = new Socket();
    // Nobody waits for it.
    socket.unref();
    const stream = socket;
    const client = new pg.Client({
      connectionString: url,
      stream: () => stream,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    const loseThis = () => {
      if (stream === socket) lose();
    };
    client.on('error', loseThis);
    client.on('end', loseThis);
    client.on('notification', ({ payload = '' }) => own.hear(payload));
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .then(() => {
        if (stream !== socket || isStopped) return;
        // What was told before is not known.
        own.hear(null);
        isHearing = true;
      })
      .catch(loseThis);
  }

  connect();
  return {
    listen: own.listen,
    isHearing: () => isHearing,
    async tell(subject) {
      own.hear(subject);
      await send('select pg_notify($1, $2)', [CHANNEL, subject]);
    },
    stop() {
      isStopped = true;
      lose();
    },
  };
}
