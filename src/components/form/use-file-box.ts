import { type ChangeEvent, useRef } from 'react';
import { useObjectUrl } from './use-object-url';

interface FileBox {
  /** The picture that the box holds. */
  file: File | null;
  error?: string | undefined;
  /** Hears `null` when the picture is taken back. */
  onPick: (file: File | null) => void;
}

/** What boxes for a picture have in common: preview, choosing and taking back. */
export function useFileBox({ file, error, onPick }: FileBox) {
  const input = useRef<HTMLInputElement>(null);
  return {
    /** An address of the picture; `null` while there is none that could be shown. */
    preview: useObjectUrl(error ? null : file),
    inputProps: {
      ref: input,
      type: 'file',
      onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
        const [picked] = currentTarget.files ?? [];
        if (picked) onPick(picked);
        // The form holds the file; here the same one may be chosen again.
        currentTarget.value = '';
      },
    },
    takeBack() {
      onPick(null);
      input.current?.focus();
    },
  };
}
