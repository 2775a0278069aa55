import { vi } from 'vitest';

export function answerBy(answers: Readonly<Record<string, { status: number; body: object }>>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const path = new URL(address instanceof Request ? address.url : address, 'https://fin.example')
      .pathname;
    const [, call = ''] = path.split('/user/');
    calls.push(call);
    const answer = answers[call];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  return calls;
}
