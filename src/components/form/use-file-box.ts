import { type ChangeEvent, useRef } from 'react';
import { useObjectUrl } from './use-object-url';

interface FileBox {
  file: File | null;
  error?: string | undefined;
  /** Called with `null` when the image is removed. */
  onPick: (file: File | null) => void;
}

/** Preview, choosing and removing, as both image fields need them. */
export function useFileBox({ file, error, onPick }: FileBox) {
  const input = useRef<HTMLInputElement>(null);
  return {
    /** An object URL; `null` while there is nothing to show. */
    preview: useObjectUrl(error ? null : file),
    inputProps: {
      ref: input,
      type: 'file',
      onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
        const [picked] = currentTarget.files ?? [];
        if (picked) onPick(picked);
        // Choosing the same file again must fire a change event. The form holds the file.
        currentTarget.value = '';
      },
    },
    takeBack() {
      onPick(null);
      input.current?.focus();
    },
  };
}
