/** Response bodies of the desk's calls. Timestamps are ISO 8601. */
import type { Lack, MailState, MemberState, OrderState, SubscriptionState, Verdict } from './calls';

/** A page of a list, newest first by default. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly total: number;
  /** From 1. */
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
  /** The id of a picture, at `/desk/api/pictures/:id`. */
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
  /** BCP 47. */
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
  /** The catalogue's number plus the views counted here. */
  readonly views: number;
  readonly missing: readonly Lack[];
}

/** The banners or a row of the home page, by its name in the site's settings. */
export interface RowEntry {
  readonly name: string;
  readonly titles: readonly { readonly id: string; readonly name: string }[];
}

interface PlanEntry {
  readonly id: string;
  readonly name: string;
  readonly duration_value: number;
  readonly duration: 'month' | 'year';
  /** Amounts are in units of `currency`. */
  readonly price: number;
  readonly discount_amount: number | null;
  /** Charged amount: price less discount, plus taxes. */
  readonly total: number;
  readonly currency: string;
}

export interface LibraryRuns {
  /** `demo` without a library. */
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
  /** The number of skipped files. */
  readonly left_out: number;
  /** The first of these files. */
  readonly problems: readonly { readonly path: string; readonly why: string }[];
  /** Why the import stopped early; the counts are then 0. */
  readonly aborted?: string | undefined;
}

/** Days are `YYYY-MM-DD`, UTC. */
export interface Figures {
  /** Every day of the period, up to today. */
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
  /** Active subscriptions. */
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

/** Holds the newest orders, e-mails and submissions, up to one page of each. */
export interface DeskMember extends MemberEntry {
  readonly disabled_at: string | null;
  readonly confirmed_at: string | null;
  /** BCP 47; `null` if unknown. */
  readonly language: string | null;
  readonly passkeys: number;
  /** Signed-in devices, most recently seen first. */
  readonly devices: readonly { readonly device: string | null; readonly seen_at: string }[];
  /** The active plan; `end_date` is its last day, `YYYY-MM-DD`. */
  readonly plan: { readonly name: string | null; readonly end_date: string | null } | null;
  readonly orders: readonly {
    readonly id: string;
    readonly plan_name: string;
    /** Hundredths of the currency unit, whatever the currency. */
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
  /** `null` after the account was deleted. */
  readonly member_id: string | null;
  readonly email: string | null;
  readonly plan: string;
  /** In currency units. */
  readonly amount: number;
  readonly currency: string;
  readonly state: OrderState;
}

/**
 * Why an order is open. `unopened`: no checkout at the gateway yet. `waiting`: the gateway waits for the payment.
 * `unanswered`: the gateway did not answer. `closing`: the member bought another plan or left, and the gateway must
 * expire the checkout. `otherGateway`: the order belongs to a gateway that this server does not use.
 */
export type OpenReason = 'unopened' | 'waiting' | 'unanswered' | 'closing' | 'otherGateway';

export interface Order extends OrderEntry {
  /** `null` once settled. */
  readonly why: OpenReason | null;
  readonly gateway: 'sandbox' | 'stripe';
  readonly session_id: string | null;
  readonly asked_at: string | null;
  /**
   * When the provider next asks the gateway whether an open order is paid. `null` for other orders:
   * those of active subscriptions are asked about daily, for refunds.
   */
  readonly next_ask_at: string | null;
  /** According to the gateway. */
  readonly paid_at: string | null;
  /** When the gateway reported a refund or a dispute. */
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
  /** The next attempt; `null` without a mail server. */
  readonly next_attempt_at: string | null;
  /** The mail server's message for the last failed attempt. */
  readonly failure: string | null;
}

export interface DeskToken {
  readonly name: string;
  readonly created_at: string | null;
  /** The name of the token that added it; `null` for `ADMIN_TOKEN`. */
  readonly created_by: string | null;
  readonly revoked_at: string | null;
}

export interface LogEntry {
  readonly id: string;
  readonly at: string;
  /** The token's name; `null` for a failed sign-in. */
  readonly by: string | null;
  /** The name of a call, or `signIn`. */
  readonly act: string;
  /** The parameters, without long texts. */
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
    /** If not, the operator passes the link on. */
    readonly is_mailed: boolean;
  };
  readonly disableMember: null;
  readonly enableMember: null;
  readonly signOutMember: null;
  /** The file that the member can download on Edit Profile. */
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
