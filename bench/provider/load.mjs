/** A load client in its own process, over plain sockets so that it outpaces the server. */
import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/**
 * @param {{ port: number, paths: string[], headers: Record<string, string>,
 *   connections: number, ms: number }} load
 */
async function run({ port, paths, headers, connections, ms }) {
  const statuses = {};
  const waits = [];
  const end = performance.now() + ms;
  const fields = { Host: `localhost:${port}`, ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`),
  );
  let next = 0;

  const client = () =>
    new Promise((done) => {
      const socket = connect(port, '127.0.0.1');
      let head = '';
      let missing = -1;
      let asked = 0;
      const ask = () => {
        asked = performance.now();
        next += 1;
        socket.write(requests[next % requests.length]);
      };
      socket.setNoDelay(true);
      socket.on('connect', ask);
      socket.on('error', () => {
        statuses.broken = (statuses.broken ?? 0) + 1;
      });
      socket.on('close', done);
      socket.on('data', (chunk) => {
        if (missing < 0) {
          head += chunk.toString('latin1');
          const at = head.indexOf(END_OF_HEAD);
          if (at < 0) return;
          const length = /content-length: (\d+)/i.exec(head.slice(0, at));
          missing = length ? Number(length[1]) + at + END_OF_HEAD.length - head.length : 0;
          if (!length && !head.endsWith('0\r\n\r\n')) {
            missing = -1;
            return;
          }
        } else missing -= chunk.length;
        if (missing > 0) return;
        const status = head.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        waits.push(performance.now() - asked);
        head = '';
        missing = -1;
        if (performance.now() < end) ask();
        else socket.end();
      });
    });

  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - begun) / 1000;
  waits.sort((a, b) => a - b);
  const within = (share) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  return { count: waits.length, seconds, statuses, p99: within(0.99), longest: within(1) };
}

process.on('message', async (load) => process.send?.(await run(load)));
