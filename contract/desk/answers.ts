/** What the desk's calls answer. Moments are ISO 8601. */

/** A page of a list, the newest first unless its call says otherwise. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Of all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
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
  readonly tokens: readonly DeskToken[];
  readonly addToken: { readonly name: string; readonly token: string };
  readonly revokeToken: null;
  readonly log: Page<LogEntry>;
}
