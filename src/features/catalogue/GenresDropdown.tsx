import * as Menu from 'radix-ui/dropdown-menu';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '../../../contract/calls';
import type { OpenMenuProps } from '../../components/overlay/use-menu-on-click';
import type { ListState } from '../../lib/list-state';
import { paths } from '../../lib/paths';
import { direction } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { menuItemRecipe, menuLineRecipe, menuRecipe } from '../../theme/recipes/menu';
import { styled } from '../../theme/styled';
import { GenresTrigger } from './GenresTrigger';

export interface GenresDropdownProps {
  genres: AnswerOf<'genres'>;
  currentId: string | null;
  state: ListState;
  onRetry: () => void;
}

const COLUMNS = 3;

/** Lists genres in three columns (spec §2). Starts open: `GenresMenu` mounts it on a click. */
export function GenresDropdown(props: GenresDropdownProps & OpenMenuProps) {
  const { genres, currentId, state, onRetry, onPanelFocus } = props;
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger asChild>
        <GenresTrigger />
      </Menu.Trigger>
      <Menu.Portal>
        <Panel
          onFocus={onPanelFocus}
          className={css({ w: '36rem' })}
          align="end"
          sideOffset={10}
          collisionPadding={12}
          onKeyDownCapture={moveInColumns}
        >
          <Choice asChild>
            <Link to={paths.movies} aria-current={currentId === null ? 'page' : undefined}>
              {text('catalogue.genres.all')}
            </Link>
          </Choice>
          <Line />
          <Columns>
            {genres.map(({ id, name, lang }) => (
              <Choice key={id} data-cell asChild>
                <Link
                  to={paths.moviesOfGenre(id)}
                  lang={lang}
                  dir="auto"
                  aria-current={id === currentId ? 'page' : undefined}
                >
                  {name}
                </Link>
              </Choice>
            ))}
          </Columns>
          {state === 'loading' && <Note role="status">{text('catalogue.genres.loading')}</Note>}
          {state === 'empty' && <Note>{text('catalogue.genres.empty')}</Note>}
          {state === 'failed' && (
            <Choice
              onSelect={(event) => {
                event.preventDefault();
                onRetry();
              }}
            >
              {text('catalogue.genres.failed')}
            </Choice>
          )}
        </Panel>
      </Menu.Portal>
    </Menu.Root>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

function moveInColumns(event: KeyboardEvent<HTMLElement>) {
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')];
  const here = cells.indexOf(event.target as HTMLElement);
  const isAcross = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
  const sign = isAcross && direction() === 'rtl' ? -1 : 1;
  const goal = here < 0 ? undefined : cells[here + sign * (STEPS[event.key] ?? 0)];
  if (!goal || goal === event.target) return;
  event.preventDefault();
  event.stopPropagation();
  goal.focus();
}

const Panel = styled(Menu.Content, menuRecipe);

const Columns = styled(
  Menu.Group,
  recipe({ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, gap: '1' }),
);

const Line = styled(Menu.Separator, menuLineRecipe);

const Note = styled('p', recipe({ px: '3', py: '2.5', color: 'fg.subtle' }));

const Choice = styled(Menu.Item, menuItemRecipe, { fit: 'narrow' });
