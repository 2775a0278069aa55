import type { ReactNode } from 'react';

export interface Column<Entry> {
  readonly title: string;
  readonly isNumber?: boolean;
  cell(entry: Entry): ReactNode;
}

interface TableProps<Entry> {
  readonly entries: readonly Entry[];
  keyOf(entry: Entry): string;
  readonly columns: readonly Column<Entry>[];
}

export function Table<Entry>({ entries, keyOf, columns }: TableProps<Entry>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} className={isNumber ? 'number' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={keyOf(entry)}>
            {columns.map(({ title, isNumber, cell }) => (
              <td key={title} data-title={title} className={isNumber ? 'number' : undefined}>
                {cell(entry)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
