/** Copies a chart's source for Stately's Sketch, which cannot load a chart from a URL. */
import { copy } from './copy';
import { byId } from './dom';

const SKETCH = 'https://sketch.stately.ai';

export function startStately(): void {
  const { value } = byId<HTMLTextAreaElement>('stately-file');
  byId('copy-stately').onclick = () => copy(value);
  byId('stately').onclick = async () => {
    const isCopied = await copy(value, 'Copied. In the new tab select all and paste.');
    if (isCopied) window.open(SKETCH, '_blank', 'noopener');
  };
}
