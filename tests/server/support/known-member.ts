import { expect } from 'vitest';
import { desk } from './desk';
import { invitationTo } from './invitations';
import { newMember, PASSWORD, type Person, signIn, toggle } from './people';
import { png, submission } from './pictures';
import type { Provider } from './provider';
import { confirm, payAt, pressPay } from './purchases';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
export const NAMES = {
  first_name: 'Quillonia',
  last_name: 'Zathrastein',
  mobile: '+49 30 5550177',
};
export const SENDER = { name: 'Q. Zathrastein-Weir', email: 'Quillonia@weir.example' };

export async function knownMember(provider: Provider): Promise<Person & { id: string }> {
  const person = await newMember(provider);
  const { email, token } = person;
  await invitationTo(provider, 'another@fin.example');
  await provider.db.query('update invitations set email = $1 where email = $2', [
    email,
    'another@fin.example',
  ]);
  await signIn(provider, email, PASSWORD, { 'User-Agent': FIREFOX });
  const file_url = png();
  await provider.call('updateProfile', { token, payload: { ...NAMES, email, file_url } });
  await toggle(provider, person, '101');
  const at = { entertainment_id: '102', position: 61.5, duration: 5400 };
  await provider.call('saveProgress', { token, payload: at });
  await provider.call('requestPasswordReset', { payload: { email } });
  await provider.call('sendMailToCast', { token, payload: { cast_id: '501', message: 'Hi' } });
  const sent = { ...submission(), ...SENDER, title: 'Weirs' };
  await provider.call('submitMovie', { token, payload: sent });
  await confirm(
    provider,
    person,
    await payAt(provider, (await pressPay(provider, person)).body.redirect),
  );
  await pressPay(provider, person, '1');
  const found = await provider.db.query('select id from members where email = $1', [email]);
  const id = String(found[0]?.id);
  await provider.db.query(
    `insert into passkeys (id, member_id, public_key, counter, transports, created_at)
     values ($1, $2, 'key', 0, '[]', now())`,
    [`of-${id}`, id],
  );
  await provider.db.query(
    `insert into confirmation_secrets (secret_hash, member_id, created_at, expires_at)
     values ($1, $2, now(), now())`,
    [`hash-${id}`, id],
  );
  const { entries } = await desk(provider, 'submissions', { search: 'Weirs', state: 'open' });
  const answered = { id: entries[0]?.id ?? '' };
  await desk(provider, 'noteSubmission', { ...answered, note: `Ask ${SENDER.name}` });
  const letter = { subject: 'Weirs', letter: `Dear ${SENDER.name}, yes.` };
  await desk(provider, 'answerSubmission', { ...answered, verdict: 'accepted', ...letter });
  return { ...person, id };
}

export function exportOf({ id, email }: { id: string; email: string }) {
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  const address = expect.stringMatching(/^\/media\/uploads\/[\w-]+$/);
  const order = { id: expect.any(String), currency: 'usd', created_at: moment };
  const mail = { created_at: moment, sent_at: null };
  const link = { created_at: moment, expires_at: moment };
  return {
    exported_at: moment,
    profile: {
      ...NAMES,
      email,
      gender: null,
      date_of_birth: null,
      profile_image: address,
      language: null,
      member_since: moment,
      email_confirmed_at: null,
    },
    signed_in_devices: [
      { device: 'Firefox on Linux', last_used: moment, expires_at: moment },
      { device: null, last_used: moment, expires_at: moment },
    ],
    passkeys: [{ id: `of-${id}`, device: null, created_at: moment }],
    watchlist: [{ title_id: '101', title: expect.any(String), added_at: moment }],
    watched: [
      {
        title_id: '102',
        title: expect.any(String),
        seconds: 61.5,
        of_seconds: 5400,
        updated_at: moment,
      },
    ],
    submissions: [
      {
        ...SENDER,
        title: 'Weirs',
        role: 'Director',
        description: null,
        type: null,
        link: null,
        created_at: moment,
        thumbnail: address,
        verdict: 'accepted',
        answered_at: moment,
        letter: `Dear ${SENDER.name}, yes.`,
        cast: [{ name: 'Ada', job_title: 'Lead', email: null, image: address }],
      },
    ],
    orders: [
      { ...order, plan_name: 'Standard', amount_cents: 29900, status: 'paid', paid_at: moment },
      { ...order, plan_name: 'Pocket', amount_cents: 14900, status: 'open', paid_at: null },
    ],
    subscriptions: [
      {
        name: 'Standard',
        order_id: expect.any(String),
        status: 'active',
        start_date: day,
        end_date: day,
      },
    ],
    mails: [
      { ...mail, recipient: email, subject: 'New sign-in to Fin' },
      { ...mail, recipient: email, subject: 'Sign in to Fin again' },
      {
        ...mail,
        recipient: 'aarav.chitnis@cast.fin.example',
        subject: 'A message through Fin',
      },
    ],
    invitations: [{ ...link, used_at: null }],
    password_links: [{ ...link, used_at: null }],
    confirmation_links: [link],
    pictures: expect.any(Object),
  };
}
