/**
 * A store with one bucket, as it is seen over Amazon S3's protocol: it reckons the signature of every
 * request (Signature Version 4) and refuses, in S3's words, what is not signed with its key.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listening } from '../../support/listening';

const KEY = 'FINKEY';
const SECRET = 'a/secret+with%signs';
const REGION = 'eu-central-1';
const SKEW_MS = 15 * 60_000;

export interface FakeS3 {
  /** For `UPLOADS_URL`. */
  addressWith(change?: { key?: string; secret?: string; bucket?: string; region?: string }): string;
  /** Name → type and bytes. */
  readonly objects: ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }>;
  /** Answers so many requests of these methods by 503, from now on. */
  slowDown(times: number, methods?: readonly string[]): void;
  stop(): Promise<void>;
}

export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, { type: string; bytes: Buffer }>();
  let busy = { times: 0, methods: ['PUT', 'GET', 'DELETE'] as readonly string[] };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'Content-Type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Key>${SECRET}</Key></Error>`);
    if (busy.times > 0 && busy.methods.includes(method)) {
      busy.times -= 1;
      return void refuse(503, 'SlowDown');
    }
    const fault = faultOf(request, body);
    if (fault) return void refuse(...fault);
    const [, bucket, name = ''] = /^\/([^/?]+)\/([^?]+)$/.exec(url) ?? [];
    if (bucket !== 'pictures') return void refuse(404, 'NoSuchBucket');
    const object = objects.get(name);
    if (method === 'PUT') {
      objects.set(name, { type: headers['content-type'] ?? '', bytes: body });
      response.writeHead(200, { ETag: '"x"' }).end();
    } else if (method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (!object) refuse(404, 'NoSuchKey');
    else {
      const given = { 'Content-Type': object.type, 'Content-Length': object.bytes.length };
      response.writeHead(200, given).end(method === 'HEAD' ? undefined : object.bytes);
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  const { port, stop } = await listening(server);
  return {
    addressWith: ({ key = KEY, secret = SECRET, bucket = 'pictures', region = REGION } = {}) =>
      `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${region}`,
    objects,
    slowDown(times, methods = ['PUT', 'GET', 'DELETE']) {
      busy = { times, methods };
    },
    stop,
  };
}

/** Status and code of what is wrong with a request's signature; `null` for a right one. */
function faultOf(request: IncomingMessage, body: Buffer): [number, string] | null {
  const { headers } = request;
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (signature === '') return [403, 'AccessDenied'];
  const [key, day = '', region, service, end] = credential.split('/');
  if (key !== KEY) return [403, 'InvalidAccessKeyId'];
  if (region !== REGION || service !== 's3' || end !== 'aws4_request') {
    return [400, 'AuthorizationHeaderMalformed'];
  }
  const moment = String(headers['x-amz-date']);
  const at = Date.parse(
    moment.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'),
  );
  if (!(Math.abs(at - Date.now()) < SKEW_MS) || !moment.startsWith(day)) {
    return [403, 'RequestTimeTooSkewed'];
  }
  const sum = headers['x-amz-content-sha256'];
  if (sum !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch'];
  const names = signed.split(';');
  const isEnough = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((it) => names.includes(it));
  if (!isEnough) return [403, 'AccessDenied'];
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    ...[request.method, path, query],
    ...names.map((name) => `${name}:${headers[name]}`),
    ...['', signed, sum],
  ].join('\n');
  const scope = [day, region, service, end];
  const text = ['AWS4-HMAC-SHA256', moment, scope.join('/'), sha256(canonical)].join('\n');
  const signing = scope.reduce<string | Buffer>(
    (own, part) => createHmac('sha256', own).update(part).digest(),
    `AWS4${SECRET}`,
  );
  const right = createHmac('sha256', signing).update(text).digest('hex');
  return right === signature ? null : [403, 'SignatureDoesNotMatch'];
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
