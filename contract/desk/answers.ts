/**
 * Timestamps are ISO 8601. Amounts are in units of `currency`, not in cents, except `amount_cents`.
 */
import type { Lack, MailState, MemberState, OrderState, SubscriptionState, Verdict } from './calls';

/** `page` starts at 1. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly total: number;
  readonly page: number;
}

export interface SubmissionEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly created_at: string;
  readonly verdict: Verdict | null;
}

export interface Submission extends SubmissionEntry {
  readonly member_id: string;
  readonly email: string;
  readonly role: string;
  readonly description: string | null;
  readonly type: string | null;
  readonly link: string | null;
  /** A picture's id. The picture is served at `/desk/api/pictures/:id`. */
  readonly thumbnail: string;
  readonly cast: readonly {
    readonly name: string;
    readonly job: string;
    readonly email: string | null;
    readonly image: string;
  }[];
  readonly notes: readonly { readonly at: string; readonly by: string; readonly note: string }[];
  readonly answer: {
    readonly at: string;
    readonly by: string;
    readonly letter: string;
  } | null;
}

interface Letter {
  readonly language: string;
  readonly subject: string;
  readonly letter: string;
}

export interface TitleEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: 'film' | 'series' | 'episode' | 'channel';
  readonly show: string | null;
  readonly is_free: boolean;
  /** The view count in the catalogue plus the views that this provider counted. */
  readonly views: number;
  readonly missing: readonly Lack[];
}

/**
 * A row of the home page. `name` is as in the site's setting `rows`, or `banners` for the banners.
 */
export interface RowEntry {
  readonly name: string;
  readonly titles: readonly { readonly id: string; readonly name: string }[];
}

interface PlanEntry {
  readonly id: string;
  readonly name: string;
  readonly duration_value: number;
  readonly duration: 'month' | 'year';
  readonly price: number;
  readonly discount_amount: number | null;
  /** The charged amount: price minus discount, plus taxes. */
  readonly total: number;
  readonly currency: string;
}

export interface LibraryRuns {
  /** `demo`: no library is configured. */
  readonly library: 'demo' | 'folder' | 'bucket';
  /** Newest first. */
  readonly runs: readonly LibraryRun[];
}

export interface LibraryRun {
  readonly at: string;
  readonly seconds: number;
  readonly made: number;
  readonly unchanged: number;
  readonly removed: number;
  /** The number of all problems, such as skipped files. `problems` lists the first 100 by path. */
  readonly left_out: number;
  readonly problems: readonly { readonly path: string; readonly why: string }[];
  /** Why the import stopped early; all counts are then 0. */
  readonly aborted?: string | undefined;
}

export interface Figures {
  /** One entry for each day (UTC, `YYYY-MM-DD`) of the requested period, which ends today. */
  readonly days: readonly {
    readonly day: string;
    readonly plays: number;
    readonly sign_ups: number;
  }[];
  /** Most played first. */
  readonly titles: readonly {
    readonly id: string;
    readonly name: string;
    readonly plays: number;
  }[];
  /** `members` counts active subscriptions. */
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

/** `orders`, `mails` and `submissions` each contain only the newest `PAGE_LENGTH` entries. */
export interface DeskMember extends MemberEntry {
  readonly disabled_at: string | null;
  readonly confirmed_at: string | null;
  /** BCP 47; `null` if unknown. */
  readonly language: string | null;
  readonly passkeys: number;
  /** Signed-in devices, most recently used first. */
  readonly devices: readonly { readonly device: string | null; readonly seen_at: string }[];
  /** The active plan; `end_date` is its last day, `YYYY-MM-DD`. */
  readonly plan: { readonly name: string | null; readonly end_date: string | null } | null;
  readonly orders: readonly {
    readonly id: string;
    readonly plan_name: string;
    /** Hundredths of the currency unit, even if the currency has no decimals. */
    readonly amount_cents: number;
    readonly currency: string;
    readonly status: string;
    readonly created_at: string;
  }[];
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
  /** `null` once the account is deleted. */
  readonly member_id: string | null;
  readonly email: string | null;
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: OrderState;
}

/**
 * Why an order is still open.
 * - `unopened`: the order has no checkout at the gateway yet.
 * - `waiting`: no payment is known yet.
 * - `unanswered`: the last scheduled check failed or isn't complete.
 * - `closing`: the gateway must expire the checkout, because the member paid another order or the
 *   account was deleted.
 * - `otherGateway`: the checkout is at a gateway that this server doesn't use.
 */
export type OpenReason = 'unopened' | 'waiting' | 'unanswered' | 'closing' | 'otherGateway';

export interface Order extends OrderEntry {
  readonly why: OpenReason | null;
  readonly gateway: 'sandbox' | 'stripe';
  readonly session_id: string | null;
  readonly asked_at: string | null;
  /**
   * The earliest time at which a scheduled job checks the open checkout again. `null` if there is
   * no open checkout, or if the checkout is at a gateway that this server doesn't use.
   */
  readonly next_ask_at: string | null;
  readonly paid_at: string | null;
  /** When the provider learned of a full refund or a dispute. */
  readonly returned_at: string | null;
}

export interface SubscriptionEntry {
  readonly id: string;
  readonly member_id: string;
  readonly email: string;
  readonly order_id: string;
  readonly plan: string;
  /** UTC dates, `YYYY-MM-DD`. */
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
  /** `null` unless the mail is waiting and a mail server is configured. */
  readonly next_attempt_at: string | null;
  readonly failure: string | null;
}

export interface DeskToken {
  readonly name: string;
  readonly created_at: string | null;
  /** The name of the token that created this one; `null` if this is `ADMIN_TOKEN` itself. */
  readonly created_by: string | null;
  readonly revoked_at: string | null;
}

export interface LogEntry {
  readonly id: string;
  readonly at: string;
  /** The name of the operator's token; `null` for a failed sign-in. */
  readonly by: string | null;
  /** The name of a call, or `signIn` or `signInFailed`. */
  readonly act: string;
  /**
   * The call's parameters, without long texts. Empty once the member or submission that the
   * parameters refer to is deleted.
   */
  readonly about: Readonly<Record<string, string | number>>;
}

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
    readonly is_mailed: boolean;
  };
  readonly disableMember: null;
  readonly enableMember: null;
  readonly signOutMember: null;
  /** The same data that a member can download on Edit Profile. */
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
