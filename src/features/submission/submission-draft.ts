import { readTab, removeTab, writeTab } from '../../lib/tab-storage';

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
  /** Fields whose chosen images a reload took away, while the texts came back. */
  readonly missed: readonly string[];
}

const emptyDraft: Draft = {
  rows: [],
  texts: {},
  agreeTerms: false,
  files: {},
  unreadable: {},
  missed: [],
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
  const { rows, texts, files, unreadable, missed } = draftOf(formId);
  const isOther = (field: string) => !field.startsWith(`cast.${row}.`);
  const others = <Value>(fields: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => isOther(field)));
  changeDraft(formId, {
    rows: rows.filter((it) => it !== row),
    texts: others(texts),
    files: others(files),
    unreadable: others(unreadable),
    missed: missed.filter(isOther),
  });
}

/** Whether a field's image was chosen before a reload, and nothing since. */
export function isMissed({ files, missed }: Draft, field: string): boolean {
  return missed.includes(field) && files[field] === undefined;
}

/** Lets go of everything: the form is new again. */
export function forgetDraft(formId: string): void {
  changeDraft(formId, emptyDraft);
}

/** Lets go of every draft of this page; the tab's storage is somebody else's to empty. */
export function forgetDrafts(): void {
  drafts.clear();
}

const keyOf = (formId: string) => `fin.draft.${formId}`;

function store(formId: string, draft: Draft) {
  const { rows, texts, files, missed } = draft;
  const images = [
    ...missed.filter((field) => isMissed(draft, field)),
    ...Object.keys(files).filter((field) => files[field]),
  ];
  const isEmpty = Object.values(texts).every((text) => text === '');
  if (isEmpty) removeTab(keyOf(formId));
  else writeTab(keyOf(formId), { rows, texts, images });
}

function restore(formId: string): Draft {
  const kept = readTab(keyOf(formId));
  if (!isKept(kept)) return emptyDraft;
  const { rows, texts, images } = kept;
  return { ...emptyDraft, rows, texts, missed: images };
}

type Kept = Pick<Draft, 'rows' | 'texts'> & { images: readonly string[] };

function isKept(value: unknown): value is Kept {
  const { rows, texts, images } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return (
    Array.isArray(rows) &&
    rows.every((row) => /^k\d{1,9}$/.test(String(row))) &&
    Array.isArray(images) &&
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string')
  );
}
