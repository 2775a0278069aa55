import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listening } from '../../support/listening';

const KEY = 'FINKEY';
const SECRET = 'a/secret+with%signs';
const REGION = 'eu-central-1';
const SKEW_MS = 15 * 60_000;

export interface FakeS3 {
  addressWith(change?: { key?: string; secret?: string; bucket?: string; region?: string }): string;
  readonly objects: Map<string, { readonly type: string; readonly bytes: Buffer }>;
  readonly answers: string[];
  slowDown(times: number, methods?: readonly string[]): void;
  stop(): Promise<void>;
}

export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const answers: string[] = [];
  let busy = { times: 0, methods: ['PUT', 'GET', 'DELETE'] as readonly string[] };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.on('finish', () => answers.push(`${response.statusCode} ${name}`));
    const [, bucket, name = ''] = /^\/([^/?]+)\/([^?]+)/.exec(url) ?? [];
    if (method === 'OPTIONS') {
      const allowed = { 'Access-Control-Allow-Methods': 'GET, HEAD' };
      response.writeHead(200, { ...allowed, 'Access-Control-Allow-Headers': 'Range' }).end();
      return;
    }
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
      const tag = `"${sha256(object.bytes)}"`;
      if (headers['if-none-match'] === tag) return void response.writeHead(304).end();
      const asked = new URL(url, 'http://s3').searchParams;
      const { status, bytes, more } = partOf(object.bytes, headers.range);
      response.writeHead(status, {
        'Content-Type': asked.get('response-content-type') ?? object.type,
        ...(asked.has('response-cache-control') && {
          'Cache-Control': asked.get('response-cache-control') ?? '',
        }),
        ETag: tag,
        'Content-Length': bytes.length,
        ...more,
      });
      response.end(method === 'HEAD' ? undefined : bytes);
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  const { port, stop } = await listening(server);
  return {
    addressWith: ({ key = KEY, secret = SECRET, bucket = 'pictures', region = REGION } = {}) =>
      `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${region}`,
    objects,
    answers,
    slowDown(times, methods = ['PUT', 'GET', 'DELETE']) {
      busy = { times, methods };
    },
    stop,
  };
}

function partOf(bytes: Buffer, range: string | undefined) {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '') return { status: 200, bytes, more: {} };
  const end = Math.min(to === '' ? bytes.length - 1 : Number(to), bytes.length - 1);
  const more = { 'Content-Range': `bytes ${from}-${end}/${bytes.length}` };
  return { status: 206, bytes: bytes.subarray(Number(from), end + 1), more };
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function faultOf(request: IncomingMessage, body: Buffer): [number, string] | null {
  const { headers } = request;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const inAddress = searchParams.get('X-Amz-Signature');
  const [, credential = '', signed = '', signature = ''] =
    inAddress === null
      ? (/^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
          headers.authorization ?? '',
        ) ?? [])
      : [
          '',
          searchParams.get('X-Amz-Credential') ?? '',
          searchParams.get('X-Amz-SignedHeaders') ?? '',
          inAddress,
        ];
  if (signature === '') return [403, 'AccessDenied'];
  const [key, day = '', region, service, end] = credential.split('/');
  if (key !== KEY) return [403, 'InvalidAccessKeyId'];
  if (region !== REGION || service !== 's3' || end !== 'aws4_request') {
    return [400, 'AuthorizationHeaderMalformed'];
  }
  const moment =
    inAddress === null ? String(headers['x-amz-date']) : (searchParams.get('X-Amz-Date') ?? '');
  const at = Date.parse(
    moment.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'),
  );
  const age = Date.now() - at;
  const isTimely =
    inAddress === null
      ? Math.abs(age) < SKEW_MS
      : age >= 0 && age < Number(searchParams.get('X-Amz-Expires')) * 1000;
  if (!isTimely || !moment.startsWith(day)) return [403, 'RequestTimeTooSkewed'];
  const sum = inAddress === null ? headers['x-amz-content-sha256'] : 'UNSIGNED-PAYLOAD';
  if (inAddress === null && sum !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch'];
  const names = signed.split(';');
  const needed = inAddress === null ? ['host', 'x-amz-content-sha256', 'x-amz-date'] : ['host'];
  if (!needed.every((it) => names.includes(it))) return [403, 'AccessDenied'];
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonical = [
    ...[request.method, pathname, query],
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
