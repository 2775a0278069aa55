import { useEffect, useState } from 'react';

/** An address under which the page can show a file it holds; let go with the file or the page. */
export function useObjectUrl(file: Blob | null): string | null {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file && shown?.file === file ? shown.url : null;
}
