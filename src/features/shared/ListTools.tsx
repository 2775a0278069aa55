import type { Ref } from 'react';
import { QuietSelect } from '../../components/form/QuietSelect';
import { text } from '../../lib/site/texts';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import type { ListFilters, ListOptions } from './list-filters';

interface ListToolsProps {
  order: string | undefined;
  options: ListOptions;
  filters: ListFilters;
  count: { shown: number; all: number } | null;
  onChoose: (name: keyof ListFilters, value: string) => void;
  ref: Ref<HTMLDivElement>;
}

type Choice = { value: string; label: string };

export function ListTools({ order, options, filters, count, onChoose, ref }: ListToolsProps) {
  const sortChoices = options.sorts.map((sort) => ({
    value: sort,
    label: text(`shared.filters.${sort}`),
  }));
  const [language, rating] = [text('shared.filters.language'), text('shared.filters.rating')];
  return (
    <Row ref={ref}>
      {select(
        'sort',
        text('shared.filters.sortBy'),
        order ?? text('shared.filters.sort'),
        sortChoices,
      )}
      {select('language', language, language, options.languages.map(asChoice))}
      {select('rating', rating, rating, options.ratings.map(asChoice))}
      <Count role="status">{count && text('shared.filters.count', count)}</Count>
    </Row>
  );

  function select(name: keyof ListFilters, label: string, noChoice: string, choices: Choice[]) {
    return (
      choices.length > 0 && (
        <QuietSelect
          label={label}
          value={filters[name] ?? ''}
          options={[{ value: '', label: noChoice }, ...choices]}
          onChange={(value) => onChoose(name, value)}
        />
      )
    );
  }
}

function asChoice(value: string): Choice {
  return { value, label: value };
}

const Row = styled(
  'div',
  recipe({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minH: '10',
    mb: { base: '4', md: '6' },
  }),
);

const Count = styled(
  'p',
  recipe({ ms: '2', color: 'fg.subtle', fontSize: 'sm', mdDown: { srOnly: true } }),
);
