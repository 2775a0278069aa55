import { failures } from '../test-paths/flow';
import { happens, isDone, owe } from './due';
import { can, contextOf, hasTag, isLeft, isSame } from './questions';
import { type Scene, send } from './scene';
import { describeWorld } from './world';

const FORM = 'the form';
const [REQUIRED, REFUSED, THANKS] = ['Required', 'Refused', 'Thank you.'];
const facts = {
  typed: [] as readonly string[],
  left: [] as readonly string[],
  /** Fields that the provider refused and that have not changed or been sent since. */
  refused: [] as readonly string[],
  rows: 1,
  removed: [] as readonly string[],
  draftRows: [] as readonly string[],
  isUploading: false,
  due: [] as readonly string[],
};
type It = Scene<typeof facts>;

const nameIn = (row: string) => `cast.${row}.name`;
const rowsIn = (it: It): readonly string[] => contextOf(it, FORM).rows;
const fieldsOf = (rows: readonly string[]) => ['title', ...rows.map(nameIn)];
const lastName = (it: It) => nameIn(rowsIn(it).at(-1) ?? '');
const without = (list: readonly string[], ...items: readonly string[]) =>
  list.filter((it) => !items.includes(it));
const missing = (typed: readonly string[], rows: readonly string[]) =>
  without(fieldsOf(rows), ...typed);
const errorsOf = (fields: readonly string[], error = REQUIRED) =>
  Object.fromEntries(fields.map((field) => [field, error]));
const isComplete = (it: It) => missing(it.facts.typed, rowsIn(it)).length === 0;

function shownError(it: It, field: string): string | undefined {
  const { serverErrors, touched, errors } = contextOf(it, FORM);
  return serverErrors[field] ?? (touched.includes(field) ? errors[field] : undefined);
}

function expectedError({ facts: { typed, left, refused } }: It, field: string) {
  if (refused.includes(field)) return REFUSED;
  return left.includes(field) && !typed.includes(field) ? REQUIRED : undefined;
}

const type = (fieldIn: (it: It) => string) => ({
  uses: 'typings',
  does: (it: It) => {
    const [field, rows, { typed, refused }] = [fieldIn(it), rowsIn(it), it.facts];
    const now = typed.includes(field) ? without(typed, field) : [...typed, field].sort();
    Object.assign(it.facts, { typed: now, refused: without(refused, field), draftRows: rows });
    send(it, FORM, { type: 'field.changed', field, errors: errorsOf(missing(now, rows)) });
  },
});
const leave = (fieldIn: (it: It) => string) => ({
  uses: 'leaves',
  does: (it: It) => {
    const field = fieldIn(it);
    it.facts.left = [...without(it.facts.left, field), field].sort();
    send(it, FORM, { type: 'field.left', field });
  },
});
const refuse = (fieldsIn: (it: It) => readonly string[], status: number) => ({
  when: ({ facts }: It) => facts.isUploading,
  does: (it: It) => {
    const refused = fieldsIn(it);
    Object.assign(it.facts, { isUploading: false, refused });
    owe(it, `report ${status}`, `focus ${refused[0] ?? ''}`);
    const failure = { ...failures.rejected, status, fieldErrors: errorsOf(refused, REFUSED) };
    send(it, FORM, { type: 'upload.refused', failure });
  },
});
const changeRows = (isPossible: (rows: number) => boolean, does: (it: It) => void) => ({
  uses: 'rows',
  when: ({ facts }: It) => !facts.isUploading && isPossible(facts.rows),
  does: (it: It) => {
    it.facts.refused = without(it.facts.refused, 'cast');
    does(it);
  },
});

export const submissionWorld = describeWorld<typeof facts>({
  about: '8.submission',
  promises: {
    '4.submission.reset': {
      'The stored draft is removed when the provider has the film, and only then.':
        isDone('removal'),
    },
    '8.submission': {
      'Each answer is reported once, with its words.': isDone('report'),
      'After a failure, the focus moves to the first refused field.': isDone('focus'),
    },
    '5.submission': {
      "Each field shows the provider's error until it changes, or its own once it was left.": (
        it,
      ) =>
        ['cast', ...fieldsOf(rowsIn(it))].every(
          (field) => shownError(it, field) === expectedError(it, field),
        ),
    },
    '5.submission.cast': {
      'The cast has as many rows as were added, and no removed one.': (it) =>
        rowsIn(it).length === it.facts.rows &&
        it.facts.removed.every((row) => !rowsIn(it).includes(row)),
      'A row can be added up to the limit, and one row must remain.': (it) =>
        it.facts.isUploading ||
        (can(it, FORM, 'row.added') === it.facts.rows < 2 &&
          can(it, FORM, 'row.removed', { row: rowsIn(it)[0], errors: {} }) === it.facts.rows > 1),
      'A reload shows the same rows.': (it) =>
        it.facts.draftRows.length > 0
          ? isSame(it.facts.draftRows, rowsIn(it))
          : it.facts.rows === 1,
    },
    '5.submission.send': {
      'Send works whenever all fields are filled in and nothing is being sent.': (it) =>
        can(it, FORM, 'form.submitted') === (isComplete(it) && !it.facts.isUploading),
      'One click sends one film, with all its rows.': isDone('upload'),
      'The form is locked while the film is being sent.': (it) =>
        hasTag(it, FORM, 'busy') === it.facts.isUploading,
    },
  },
  hopes: {
    '8.submission': {
      'The film can still be submitted.': (it) =>
        it.facts.isUploading || !isLeft(it, 'presses') || !isLeft(it, 'typings'),
    },
  },
  limits: { presses: 2, typings: 3, leaves: 1, rows: 3 },
  moves: {
    'the title is typed or emptied': type(() => 'title'),
    'the last cast name is typed or emptied': type(lastName),
    'the title is left': leave(() => 'title'),
    'the last cast name is left': leave(lastName),
    'a row is added to the cast': changeRows(
      (rows) => rows < 2,
      (it) => {
        it.facts.rows += 1;
        send(it, FORM, { type: 'row.added' });
      },
    ),
    'the last row of the cast is removed': changeRows(
      (rows) => rows > 1,
      (it) => {
        const { typed, left, refused, removed } = it.facts;
        const [rows, row, name] = [rowsIn(it), rowsIn(it).at(-1) ?? '', lastName(it)];
        const others = { typed: without(typed, name), left: without(left, name) };
        const gone = { refused: without(refused, name), removed: [...removed, row] };
        Object.assign(it.facts, others, gone, { rows: rows.length - 1 });
        const errors = errorsOf(missing(others.typed, without(rows, row)));
        send(it, FORM, { type: 'row.removed', row, errors });
      },
    ),
    'Send is pressed': {
      uses: 'presses',
      does: (it) => {
        if (!it.facts.isUploading && isComplete(it)) owe(it, `upload f ${rowsIn(it)}`);
        send(it, FORM, { type: 'form.submitted' });
      },
    },
    'the provider accepts the film': {
      when: ({ facts }) => facts.isUploading,
      does: (it) => {
        const empty = { typed: [], left: [], refused: [], rows: 1 };
        Object.assign(it.facts, empty, { isUploading: false });
        owe(it, `report ${THANKS}`, 'removal f');
        send(it, FORM, { type: 'upload.accepted', message: THANKS });
      },
    },
    'the provider refuses all names and the cast': refuse(
      (it) => [lastName(it), 'title', 'cast'],
      422,
    ),
    'the provider is too busy': refuse(() => [], 503),
  },
  cast: {
    [FORM]: {
      chart: 'submission',
      input: {
        formId: 'f',
        maxRows: 2,
        emptyForm: errorsOf(['title']),
        emptyRow: { name: REQUIRED },
      },
    },
  },
  facts,
  losses: 0,
  late: 0,
  depth: 13,
  calls: {},
  receives: {
    sendSubmission: (it, _, { input }) => {
      happens(it, `upload ${input.formId} ${input.rows}`);
      Object.assign(it.facts, { isUploading: true, refused: [] });
    },
    'submission.accepted': (it, _, { message }) => happens(it, `report ${message}`),
    'failure.raised': (it, _, { error }) => happens(it, `report ${error.status}`),
    'field.wanted': (it, _, { field }) => happens(it, `focus ${field}`),
    keepRows: ({ facts }, _, { formId, rows }) => {
      if (formId === 'f') facts.draftRows = rows;
    },
    forgetRow: ({ facts }, _, { formId, row }) => {
      if (formId === 'f') facts.draftRows = without(facts.draftRows, row);
    },
    forgetDraft: (it, _, { formId }) => {
      happens(it, `removal ${formId}`);
      it.facts.draftRows = [];
    },
  },
  ignores: { 'form.submitted': () => true },
});
