import type { Play } from './fake-provider';

const JSON_TYPE = { 'Content-Type': 'application/json' };

export function json(status: number, body: unknown, headers = {}): Play {
  return text(status, JSON.stringify(body), { ...JSON_TYPE, ...headers });
}

export function text(status: number, body: string, headers = {}): Play {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);
  };
}

export function empty(status: number): Play {
  return (response) => {
    response.writeHead(status).end();
  };
}

export const reset: Play = (response) => {
  response.socket?.resetAndDestroy();
};

export const cutShort: Play = (response) => {
  response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 1000 });
  response.write('{"status":true,"data":[', () => response.destroy());
};

/** Uses keep-alive, because Node's `fetch`, unlike browsers, otherwise treats a reset as the body's end. */
export const cutBetweenChunks: Play = (response) => {
  response.shouldKeepAlive = true;
  response.writeHead(200, JSON_TYPE);
  response.write('{"status":true,"data":[', () => response.socket?.resetAndDestroy());
};

export const silence: Play = () => undefined;

export const standstill: Play = (response) => {
  response.writeHead(200, JSON_TYPE).write('{"status":true,"data":[');
};
