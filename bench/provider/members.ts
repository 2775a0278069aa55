import { randomUUID } from 'node:crypto';

const TITLE = '101';
const LENGTH = 1_000_000;
const PATIENCE_MS = 15_000;
const SENT_ON_PURPOSE = ['503', '507'];

export class Answers {
  readonly counts = new Map<string, number>();

  note(status: string, count = 1): void {
    this.counts.set(status, (this.counts.get(status) ?? 0) + count);
  }

  get failures(): number {
    const isFailure = (status: string) => /^5/.test(status) && !SENT_ON_PURPOSE.includes(status);
    return [...this.counts].reduce((sum, [status, n]) => sum + (isFailure(status) ? n : 0), 0);
  }
}

export function asking(port: () => number, answers: Answers) {
  return async (path: string, fields?: Record<string, string>, token?: string) => {
    try {
      const response = await fetch(`http://localhost:${port()}/api/v2${path}`, {
        ...(fields && { method: 'POST', body: formOf(fields) }),
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body = await response.json();
      answers.note(String(response.status));
      return { status: response.status, body };
    } catch {
      answers.note('none');
      return { status: 0, body: null };
    }
  };
}

export type Ask = ReturnType<typeof asking>;

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export interface Writer {
  readonly acknowledged: () => number;
  run(isOver: () => boolean): Promise<void>;
  loss(): Promise<string | null>;
}

export async function startWriter(ask: Ask): Promise<Writer> {
  const email = `soak.${randomUUID()}@fin.example`;
  const password = 'long-projector-night';
  const person = { first_name: 'Noor', last_name: 'Aziz', email, password };
  const signUp = await ask('/register', person);
  const login = await ask('/login', { email, password });
  const token = login.body?.data?.api_token;
  if (signUp.status !== 200 || !token)
    throw new Error(`A writer could not sign in: ${signUp.status}, ${login.status}`);
  let sent = 0;
  let acknowledged = 0;
  return {
    acknowledged: () => acknowledged,
    async run(isOver) {
      while (!isOver()) {
        sent += 1;
        const fields = {
          entertainment_id: TITLE,
          position: String(sent),
          duration: String(LENGTH),
        };
        const { status } = await ask('/user/progress', fields, token);
        if (status === 200) acknowledged = sent;
        else await pause(200);
        await ask('/user/movie-list', undefined, token);
      }
    },
    async loss() {
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const { status, body: kept } = await ask('/user/progress', undefined, token);
        if (status === 200) {
          const stored = kept.data[0]?.position ?? 0;
          return stored >= acknowledged && stored <= sent
            ? null
            : `${email}: ${acknowledged} acknowledged, ${stored} stored`;
        }
        await pause(500);
      }
      return `${email}: not to be read`;
    },
  };
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
