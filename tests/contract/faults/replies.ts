/** What the fake provider can answer, from a whole answer to a cut connection. */
import type { Play } from './fake-provider';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** A status with a JSON body. */
export function json(status: number, body: unknown, headers = {}): Play {
  return text(status, JSON.stringify(body), { ...JSON_TYPE, ...headers });
}

/** A status with any body, told to be a page unless the headers say otherwise. */
export function text(status: number, body: string, headers = {}): Play {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);
  };
}

/** A status alone. */
export function empty(status: number): Play {
  return (response) => {
    response.writeHead(status).end();
  };
}

/** The connection is reset (RST) before anything was said. */
export const reset: Play = (response) => {
  response.socket?.resetAndDestroy();
};

/** The connection ends before the length that was promised. */
export const cutShort: Play = (response) => {
  response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 1000 });
  response.write('{"status":true,"data":[', () => response.destroy());
};

/**
 * The connection is reset between two chunks. It was announced to stay: of one that was to close,
 * Node's `fetch`, unlike a browser's, takes the cut for the end.
 */
export const cutBetweenChunks: Play = (response) => {
  response.shouldKeepAlive = true;
  response.writeHead(200, JSON_TYPE);
  response.write('{"status":true,"data":[', () => response.socket?.resetAndDestroy());
};

/** Nothing is ever said. */
export const silence: Play = () => undefined;

/** The answer begins and never ends. */
export const standstill: Play = (response) => {
  response.writeHead(200, JSON_TYPE).write('{"status":true,"data":[');
};
