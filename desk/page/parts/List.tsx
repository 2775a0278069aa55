import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DeskAnswers, Page } from '../../../contract/desk/answers';
import { type DeskCallName, PAGE_LENGTH } from '../../../contract/desk/calls';
import { useRead } from '../use-read';
import { Download } from './Download';
import { Reading } from './Reading';
import { type Column, Table } from './Table';

type ListName = {
  [Name in DeskCallName]: DeskAnswers[Name] extends Page<unknown> ? Name : never;
}[DeskCallName];
type EntryOf<Name extends ListName> = DeskAnswers[Name] extends Page<infer Entry> ? Entry : never;

interface ListProps<Name extends ListName> {
  readonly title: string;
  readonly name: Name;
  readonly use: string;
  keyOf(entry: EntryOf<Name>): string;
  readonly columns: readonly Column<EntryOf<Name>>[];
  readonly filter?: {
    readonly param: string;
    readonly label: string;
    readonly choices: Readonly<Record<string, string>>;
  };
  readonly empty: string;
  readonly children?: ReactNode;
}

export function List<Name extends ListName>(props: ListProps<Name>) {
  const { title, name, use, keyOf, columns, filter, empty, children } = props;
  const [asked, ask] = useSearchParams();
  const read = useRead(use, name, Object.fromEntries(asked));
  const list = read.answer as Page<EntryOf<Name>> | undefined;
  const change = (field: string, value: string) =>
    ask((before) => {
      const after = new URLSearchParams(before);
      after.delete('page');
      after.delete(field);
      if (value) after.set(field, value);
      return after;
    });
  return (
    <section aria-busy={read.snapshot.hasTag('busy')}>
      <h1>{title}</h1>
      {children}
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          change('search', String(new FormData(event.currentTarget).get('search')));
        }}
      >
        <label>
          Search
          <input type="search" name="search" defaultValue={asked.get('search') ?? ''} />
        </label>
        {filter && (
          <label>
            {filter.label}
            <select
              value={asked.get(filter.param) ?? ''}
              onChange={({ target }) => change(filter.param, target.value)}
            >
              <option value="">All</option>
              {Object.entries(filter.choices).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        )}
      </form>
      <Reading read={read} empty={empty} />
      {list && list.total > 0 && <Table entries={list.entries} keyOf={keyOf} columns={columns} />}
      {list && list.total > 0 && <Download name={name} params={Object.fromEntries(asked)} />}
      {list && <Pages list={list} onTurn={(page) => change('page', String(page))} />}
    </section>
  );
}

function Pages({
  list: { page, total },
  onTurn,
}: {
  list: Page<unknown>;
  onTurn: (page: number) => void;
}) {
  const last = Math.max(1, Math.ceil(total / PAGE_LENGTH));
  if (last === 1) return null;
  return (
    <nav className="pages" aria-label="Pages">
      <button type="button" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Previous
      </button>
      <p>
        Page {page} of {last}, {total.toLocaleString('en')} entries
      </p>
      <button type="button" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        Next
      </button>
    </nav>
  );
}
