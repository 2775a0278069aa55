import type { Block, Words } from '../../lib/legal/documents';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Wording } from './Wording';

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return Array.from(blocks.entries(), ([index, block]) => <One key={index} block={block} />);
}

function One({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className={css({ color: 'fg', fontSize: 'xl' })}>
          <Wording words={block.words} />
        </h3>
      );
    case 'paragraph':
      return (
        <p className={isAside(block.words) ? aside : undefined}>
          <Wording words={block.words} />
        </p>
      );
    default: {
      const List = block.kind === 'numbers' ? NumberedList : BulletedList;
      return (
        <List>
          {Array.from(block.items.entries(), ([index, words]) => (
            <li key={index}>
              <Wording words={words} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function isAside(words: Words): boolean {
  const [first, ...others] = words;
  return others.length === 0 && typeof first === 'object' && first.mark === 'em';
}

const aside = css({ color: 'fg.subtle', fontSize: 'sm', '& em': { fontStyle: 'normal' } });

const list = { display: 'grid', gap: '2.5', ps: '5' } as const;
const item = { ps: '1.5', _marker: { color: 'fg.subtle' } } as const;

const BulletedList = styled('ul', recipe({ ...list, listStyleType: 'disc', '& > li': item }));
const NumberedList = styled('ol', recipe({ ...list, listStyleType: 'decimal', '& > li': item }));
