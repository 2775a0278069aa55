/** What the desk's calls answer. Moments are ISO 8601. */
import type { Verdict } from './calls';

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

export interface Letter {
  /** BCP 47, of the words. */
  readonly language: string;
  readonly subject: string;
  readonly letter: string;
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
  readonly tokens: readonly DeskToken[];
  readonly addToken: { readonly name: string; readonly token: string };
  readonly revokeToken: null;
  readonly log: Page<LogEntry>;
}
