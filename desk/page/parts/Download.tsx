/** The button that saves all pages of a list, or another answer, as a CSV file. */
import type { DeskCallName } from '../../../contract/desk/calls';
import { csvOfAll } from '../../../contract/desk/csv';
import { addressOf, read } from '../call';
import { ActButton } from './ActButton';

interface DownloadProps {
  readonly name: DeskCallName;
  readonly params: Readonly<Record<string, string>>;
}

export function Download({ name, params: { page: _, ...params } }: DownloadProps) {
  const answerOf = (page: number) =>
    read(addressOf(name, page === 1 ? params : { ...params, page }));
  return (
    <ActButton
      use="Download"
      label="Download CSV"
      done="The file was saved."
      perform={async () => save(`${name}.csv`, await csvOfAll(answerOf))}
      onOutdated={() => {}}
    />
  );
}

/** With a byte order mark: without it Excel reads UTF-8 as another encoding. */
function save(name: string, csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
