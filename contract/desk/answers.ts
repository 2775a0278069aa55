/** What the desk's calls answer. Moments are ISO 8601. */
import type { Lack, MailState, MemberState, OrderState, SubscriptionState, Verdict } from './calls';

/** A page of a list, the newest first unless its call says otherwise. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Of all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
}

export interface SubmissionEntry {
  readonly id: string;
  readonly title: string;
  /** Of the sender. */
  readonly name: string;
  readonly created_at: string;
  /** `null` until it is answered. */
  readonly verdict: Verdict | null;
}

export interface Submission extends SubmissionEntry {
  readonly member_id: string;
  readonly email: string;
  readonly role: string;
  readonly description: string | null;
  readonly type: string | null;
  readonly link: string | null;
  /** The id of a picture, at `/desk/api/pictures/:id`. */
  readonly thumbnail: string;
  readonly cast: readonly {
    readonly name: string;
    readonly job: string;
    readonly email: string | null;
    readonly image: string;
  }[];
  readonly notes: readonly { readonly at: string; readonly by: string; readonly note: string }[];
  /** What was answered; `null` until then. */
  readonly answer: {
    readonly at: string;
    readonly by: string;
    readonly letter: string;
  } | null;
}

interface Letter {
  /** BCP 47, of the words. */
  readonly language: string;
  readonly subject: string;
  readonly letter: string;
}

export interface TitleEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: 'film' | 'series' | 'episode' | 'channel';
  /** The name of an episode's show; `null` for any other title. */
  readonly show: string | null;
  readonly is_free: boolean;
  /** Those of the catalogue and those counted here. */
  readonly views: number;
  readonly missing: readonly Lack[];
}

/** A row of the home page, by its name in the site's settings, or its banners. */
export interface RowEntry {
  readonly name: string;
  /** In their order. */
  readonly titles: readonly { readonly id: string; readonly name: string }[];
}

interface PlanEntry {
  readonly id: string;
  readonly name: string;
  readonly duration_value: number;
  readonly duration: 'month' | 'year';
  /** Amounts are in units of `currency`. */
  readonly price: number;
  /** `null` without one. */
  readonly discount_amount: number | null;
  /** What is charged: less the discount, with taxes. */
  readonly total: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface LibraryRuns {
  /** Where the library is; `demo` for none. */
  readonly library: 'demo' | 'folder' | 'bucket';
  /** The newest first. */
  readonly runs: readonly LibraryRun[];
}

export interface LibraryRun {
  readonly at: string;
  readonly seconds: number;
  readonly made: number;
  readonly unchanged: number;
  readonly removed: number;
  /** How many files were left out. */
  readonly left_out: number;
  /** The first of them. */
  readonly problems: readonly { readonly path: string; readonly why: string }[];
  /** Why it stopped before its end; its counts are 0. */
  readonly aborted?: string | undefined;
}

/** Days are `YYYY-MM-DD`, UTC. */
export interface Figures {
  /** Each day of the period, the last one today. */
  readonly days: readonly {
    readonly day: string;
    readonly plays: number;
    readonly sign_ups: number;
  }[];
  /** Titles that were played, the most played first. */
  readonly titles: readonly {
    readonly id: string;
    readonly name: string;
    readonly plays: number;
  }[];
  /** Plans that members have now. */
  readonly plans: readonly { readonly name: string; readonly members: number }[];
}

export interface MemberEntry {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: string;
  readonly state: MemberState;
}

/** Of orders, mails and submissions the newest, at most as many as a list's page has. */
export interface DeskMember extends MemberEntry {
  readonly disabled_at: string | null;
  readonly confirmed_at: string | null;
  /** BCP 47; `null` where it is not known. */
  readonly language: string | null;
  readonly passkeys: number;
  /** Where the member is signed in, the place seen last first. */
  readonly devices: readonly { readonly device: string | null; readonly seen_at: string }[];
  /** The active one; its last day is as in `2026-01-31`. */
  readonly plan: { readonly name: string | null; readonly end_date: string | null } | null;
  readonly orders: readonly {
    readonly id: string;
    readonly plan_name: string;
    /** Hundredths of the currency's unit, in every currency. */
    readonly amount_cents: number;
    /** ISO 4217. */
    readonly currency: string;
    readonly status: string;
    readonly created_at: string;
  }[];
  /** Those to the member's address; `sent_at` is `null` until then. */
  readonly mails: readonly {
    readonly id: string;
    readonly subject: string;
    readonly created_at: string;
    readonly sent_at: string | null;
  }[];
  readonly submissions: readonly SubmissionEntry[];
}

export interface OrderEntry {
  readonly id: string;
  readonly created_at: string;
  /** `null` for a member who has deleted the account. */
  readonly member_id: string | null;
  readonly email: string | null;
  readonly plan: string;
  /** In units of the currency. */
  readonly amount: number;
  /** ISO 4217, as in `EUR`. */
  readonly currency: string;
  readonly state: OrderState;
}

/**
 * Why an order is not settled. `unopened`: it has no checkout at the gateway yet; `waiting`: the gateway waits for the
 * payment; `unanswered`: the gateway was asked and has not answered; `closing`: another plan was bought or the account
 * deleted, and the gateway is to expire the checkout; `otherGateway`: it was opened at one that this server does not ask.
 */
export type OpenReason = 'unopened' | 'waiting' | 'unanswered' | 'closing' | 'otherGateway';

export interface Order extends OrderEntry {
  /** `null` once it is settled. */
  readonly why: OpenReason | null;
  readonly gateway: 'sandbox' | 'stripe';
  /** The checkout's id at the gateway. */
  readonly session_id: string | null;
  readonly asked_at: string | null;
  /** `null` where the gateway is not asked again. */
  readonly next_ask_at: string | null;
  /** As the gateway told it. */
  readonly paid_at: string | null;
  /** When it was learnt that the payment was refunded or disputed. */
  readonly returned_at: string | null;
}

export interface SubscriptionEntry {
  readonly id: string;
  readonly member_id: string;
  readonly email: string;
  readonly order_id: string;
  readonly plan: string;
  /** UTC days, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly state: SubscriptionState;
}

export interface MailEntry {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly created_at: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly sent_at: string | null;
  /** Of one that waits; `null` where no mail server is set. */
  readonly next_attempt_at: string | null;
  /** Why the last attempt failed, in the words of the mail server. */
  readonly failure: string | null;
}

export interface DeskToken {
  readonly name: string;
  readonly created_at: string | null;
  /** The name of the token that added it; `null` for the one of the settings. */
  readonly created_by: string | null;
  readonly revoked_at: string | null;
}

export interface LogEntry {
  readonly at: string;
  /** The name of a token; `null` for a failed sign-in. */
  readonly by: string | null;
  /** The name of a call, or a sign-in. */
  readonly act: string;
  /** What it was called with; long texts are left out. */
  readonly about: Readonly<Record<string, string | number>>;
}

/** By the names of the calls. */
export interface DeskAnswers {
  readonly submissions: Page<SubmissionEntry>;
  readonly submission: Submission;
  readonly letter: Letter;
  readonly answerSubmission: null;
  readonly noteSubmission: null;
  readonly titles: Page<TitleEntry>;
  readonly rows: readonly RowEntry[];
  readonly plans: readonly PlanEntry[];
  readonly libraryRuns: LibraryRuns;
  readonly figures: Figures;
  readonly members: Page<MemberEntry>;
  readonly member: DeskMember;
  readonly inviteMember: {
    readonly email: string;
    readonly link: string;
    /** Otherwise the operator has to pass the link on. */
    readonly is_mailed: boolean;
  };
  readonly disableMember: null;
  readonly enableMember: null;
  readonly signOutMember: null;
  /** As the member downloads it on the site. */
  readonly exportMember: object;
  readonly deleteMember: null;
  readonly orders: Page<OrderEntry>;
  readonly order: Order;
  readonly subscriptions: Page<SubscriptionEntry>;
  readonly endSubscription: null;
  readonly mails: Page<MailEntry>;
  readonly sendMail: null;
  readonly tokens: readonly DeskToken[];
  readonly addToken: { readonly name: string; readonly token: string };
  readonly revokeToken: null;
  readonly log: Page<LogEntry>;
}
