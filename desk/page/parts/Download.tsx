import type { DeskCallName } from '../../../contract/desk/calls';
import { csvOfAll } from '../../../contract/desk/csv';
import { addressOf, read } from '../call';
import { saveFile } from '../save-file';
import { ActButton } from './ActButton';

/** Makes Excel read the CSV file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

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
      perform={async () =>
        saveFile(`${name}.csv`, BYTE_ORDER_MARK + (await csvOfAll(answerOf)), 'text/csv')
      }
    />
  );
}
