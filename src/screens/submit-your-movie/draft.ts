/**
 * What a member has typed and chosen for a submission. It stays outside the chart, field by field
 * (`title`, `thumnail`, `cast.k1.name`), for as long as the page lives. Texts, and the rows they
 * stand in, are also kept in the tab's storage and survive a reload; files can't.
 */
export interface Draft {
  /** The cast's rows, in order. */
  readonly rows: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  readonly agreeTerms: boolean;
  /** Chosen images by field; `null` for one that was taken back. */
  readonly files: Readonly<Record<string, File | null>>;
  /** Files that turned out to be no pictures, by field. */
  readonly unreadable: Readonly<Record<string, File>>;
  /** A reload brought the texts back, without the files that were chosen. */
  readonly isRestored: boolean;
}

const emptyDraft: Draft = {
  rows: [],
  texts: {},
  agreeTerms: false,
  files: {},
  unreadable: {},
  isRestored: false,
};

const drafts = new Map<string, Draft>();

/** The draft of a form: this page's, else what the tab has kept, else an empty one. */
export function draftOf(formId: string): Draft {
  const known = drafts.get(formId);
  if (known) return known;
  const draft = restore(formId);
  drafts.set(formId, draft);
  return draft;
}

export function changeDraft(formId: string, change: Partial<Draft>): void {
  const draft = { ...draftOf(formId), ...change };
  drafts.set(formId, draft);
  store(formId, draft);
}

/** Lets go of the fields of one row. */
export function forgetRow(formId: string, row: string): void {
  const { rows, texts, files, unreadable } = draftOf(formId);
  const others = <Value>(fields: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(fields).filter(([field]) => !field.startsWith(`cast.${row}.`)),
    );
  changeDraft(formId, {
    rows: rows.filter((it) => it !== row),
    texts: others(texts),
    files: others(files),
    unreadable: others(unreadable),
  });
}

/** Lets go of everything: the form is new again. */
export function forgetDraft(formId: string): void {
  changeDraft(formId, emptyDraft);
}

const keyOf = (formId: string) => `fin.draft.${formId}`;

function store(formId: string, { rows, texts }: Draft) {
  try {
    const isEmpty = Object.values(texts).every((text) => text === '');
    if (isEmpty) sessionStorage.removeItem(keyOf(formId));
    else sessionStorage.setItem(keyOf(formId), JSON.stringify({ rows, texts }));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

function restore(formId: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? 'null');
    return isKept(kept) ? { ...emptyDraft, ...kept, isRestored: true } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

type Kept = Pick<Draft, 'rows' | 'texts'>;

function isKept(value: unknown): value is Kept {
  const { rows, texts } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return (
    Array.isArray(rows) &&
    rows.every((row) => /^k\d{1,9}$/.test(String(row))) &&
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string')
  );
}
