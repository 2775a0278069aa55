import { describe, expect, test } from 'vitest';
import { DESK_API_PATH } from '../../../contract/desk/calls';
import { databases } from '../support/databases';
import { ADMIN_TOKEN, askDesk, desk, WITH_TOKEN } from '../support/desk';
import { newMember } from '../support/people';
import { submission } from '../support/pictures';
import { providerBeside, sharedProvider } from '../support/provider';

describe.each(databases)('submissions on $name', ({ connect }) => {
  const provider = sharedProvider({ adminToken: ADMIN_TOKEN }, connect);

  async function sendIn(title: string): Promise<string> {
    const { token } = await newMember(provider);
    const sent = await provider.call('submitMovie', { token, payload: { ...submission(), title } });
    expect(sent).toMatchObject({ status: 200 });
    const { entries } = await desk(provider, 'submissions', { search: title });
    return entries[0]?.id ?? '';
  }
  const mailsAbout = (words: string) =>
    provider.db.query('select recipient, reply_to, subject, body from outbox where subject = $1', [
      words,
    ]);

  test('one is found by its words and its state, and read with all that was sent', async () => {
    const id = await sendIn('Salt Road');
    expect(await desk(provider, 'submissions', { search: 'salt', state: 'open' })).toEqual({
      total: 1,
      page: 1,
      entries: [
        {
          id,
          title: 'Salt Road',
          name: 'Noor Aziz',
          created_at: expect.any(String),
          verdict: null,
        },
      ],
    });
    expect(await desk(provider, 'submissions', { search: 'salt', state: 'declined' })).toEqual({
      total: 0,
      page: 1,
      entries: [],
    });
    const read = await desk(provider, 'submission', { id });
    expect(read).toMatchObject({ id, title: 'Salt Road', verdict: null, notes: [], answer: null });
    for (const picture of [read.thumbnail, ...read.cast.map(({ image }) => image)]) {
      const address = `${DESK_API_PATH}/pictures/${picture}`;
      const shown = await provider.get(address, WITH_TOKEN);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await provider.get(address)).status).toBe(401);
    }
  });

  test('a percent sign is searched for as itself', async () => {
    await sendIn('Ninety 90% dark');
    const { entries } = await desk(provider, 'submissions', { search: '0%' });
    expect(entries.map(({ title }) => title)).toEqual(['Ninety 90% dark']);
  });

  test('the answer is mailed as it was written, and given once', async () => {
    const id = await sendIn('Weirs');
    const draft = await desk(provider, 'letter', { id, verdict: 'accepted' });
    expect(draft).toEqual({
      language: 'en',
      subject: 'Your movie “Weirs”',
      letter: expect.stringMatching(/^Hello Noor Aziz,\n\nThank you for sending us “Weirs”\./),
    });
    const answer = {
      id,
      verdict: 'accepted',
      subject: draft.subject,
      letter: 'Yes.\n\nRui',
    } as const;
    await desk(provider, 'answerSubmission', answer);
    const { verdict, answer: kept, email } = await desk(provider, 'submission', { id });
    expect([verdict, kept]).toEqual([
      'accepted',
      { at: expect.any(String), by: 'ADMIN_TOKEN', letter: 'Yes.\n\nRui' },
    ]);
    expect(await mailsAbout(draft.subject)).toEqual([
      { recipient: email, reply_to: null, subject: draft.subject, body: 'Yes.\n\nRui' },
    ]);
    const second = await askDesk(provider, 'answerSubmission', { ...answer, verdict: 'declined' });
    expect(second).toEqual({
      status: 409,
      body: {
        status: false,
        message: 'ADMIN_TOKEN has accepted this already.',
      },
    });
    expect(await mailsAbout(draft.subject)).toHaveLength(1);
  });

  test('of two answers at the same time one counts', async () => {
    const id = await sendIn('Lanterns');
    const answers = (['accepted', 'declined'] as const).map((verdict) =>
      askDesk(provider, 'answerSubmission', { id, verdict, subject: 'Lanterns', letter: verdict }),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    const { verdict } = await desk(provider, 'submission', { id });
    expect(await mailsAbout('Lanterns')).toEqual([expect.objectContaining({ body: verdict })]);
  });

  test('notes are kept for operators', async () => {
    const id = await sendIn('Tidal');
    await desk(provider, 'noteSubmission', { id, note: 'Ask about the score.\nRui' });
    const { notes } = await desk(provider, 'submission', { id });
    expect(notes).toEqual([
      { at: expect.any(String), by: 'ADMIN_TOKEN', note: 'Ask about the score.\nRui' },
    ]);
  });

  test('the operator is mailed of each new one', async () => {
    const notified = await providerBeside(provider, { operatorMail: 'rui@site.example' });
    const { token } = await newMember(notified);
    await notified.call('submitMovie', { token, payload: { ...submission(), title: 'Arches' } });
    expect(await mailsAbout('New movie: Arches')).toEqual([
      {
        recipient: 'rui@site.example',
        reply_to: null,
        subject: 'New movie: Arches',
        body: 'A member has sent in “Arches”.\n\nRead and answer it at the desk:\n\nhttps://fin.test/desk/submissions',
      },
    ]);
  });

  test.each(['submission', 'letter', 'answerSubmission', 'noteSubmission'] as const)(
    '%s says of one that is gone that it is gone',
    async (name) => {
      const asked = { id: 'gone', verdict: 'accepted', subject: 'A', letter: 'B', note: 'C' };
      const params: Record<string, unknown> = { id: asked.id };
      if (name === 'letter' || name === 'answerSubmission') params.verdict = asked.verdict;
      if (name === 'answerSubmission') Object.assign(params, { subject: 'A', letter: 'B' });
      if (name === 'noteSubmission') params.note = asked.note;
      expect(await askDesk(provider, name, params)).toEqual({
        status: 404,
        body: { status: false, message: 'This is no longer here.' },
      });
    },
  );
});
