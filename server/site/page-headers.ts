import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config';
import { POLICY_REPORTS } from '../http/policy-reports';
import { pageSecurity } from '../http/security-headers';

interface Inlined {
  readonly scripts: readonly string[];
  readonly styles?: readonly string[];
}

type Sources = Pick<Config, 'adScript' | 'apiOrigin' | 'mediaOrigins' | 'mediaBucket'>;

export function pageHeaders(
  inlined: (c: Context) => Inlined,
  { adScript, apiOrigin, mediaOrigins, mediaBucket }: Sources,
  reports: typeof POLICY_REPORTS | null = POLICY_REPORTS,
): MiddlewareHandler {
  const adOrigin = adScript?.startsWith('http') ? new URL(adScript).origin : null;
  const bucket = mediaBucket ? [new URL(mediaBucket.address).origin] : [];
  const others = [adOrigin, apiOrigin, ...mediaOrigins, ...bucket].filter((it) => it !== null);
  // The `https:` of `imgSrc` and `mediaSrc` doesn't cover an API on plain HTTP.
  const plain = apiOrigin?.startsWith('http:') ? [apiOrigin] : [];
  return secureHeaders({
    ...pageSecurity,
    ...(reports && { reportingEndpoints: [reports] }),
    contentSecurityPolicy: {
      defaultSrc: [`'none'`],
      scriptSrc: [
        (c) => [`'self'`, ...inlined(c).scripts, ...(adOrigin ? [adOrigin] : [])].join(' '),
      ],
      styleSrc: [(c) => [`'self'`, ...(inlined(c).styles ?? [])].join(' ')],
      imgSrc: [`'self'`, 'data:', 'blob:', 'https:', ...plain, ...bucket],
      mediaSrc: [`'self'`, 'blob:', 'https:', ...plain, ...bucket],
      connectSrc: [`'self'`, ...new Set(others)],
      frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      workerSrc: [`'self'`, 'blob:'],
      fontSrc: [`'self'`],
      manifestSrc: [`'self'`],
      formAction: [`'self'`],
      baseUri: [`'none'`],
      frameAncestors: [`'none'`],
      requireTrustedTypesFor: [`'script'`],
      trustedTypes: ['fin-ad', 'fin-service-worker'],
      ...(reports && { reportTo: reports.name }),
    },
  });
}

export async function staticHeaders(
  documents: readonly Inlined[],
  sources: Sources,
): Promise<[name: string, value: string][]> {
  const all = (of: (document: Inlined) => readonly string[]) => [...new Set(documents.flatMap(of))];
  const inlined = { scripts: all((it) => it.scripts), styles: all((it) => it.styles ?? []) };
  const host = new Hono().use(pageHeaders(() => inlined, sources, null));
  host.get('/', (c) => c.body(null));
  return [...(await host.request('/')).headers];
}
