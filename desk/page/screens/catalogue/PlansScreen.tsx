import { moneyText } from '../../../../contract/money';
import { Reading } from '../../parts/Reading';
import { Table } from '../../parts/Table';
import { useRead } from '../../use-read';

export function PlansScreen() {
  const read = useRead('Plan prices', 'plans');
  const { answer } = read;
  return (
    <section aria-busy={read.snapshot.hasTag('busy')}>
      <h1>Plans</h1>
      <p>
        Plans and prices are set in <code>CATALOGUE_FILE</code>.
      </p>
      <Reading read={read} empty="The site has no plans." />
      {answer && answer.length > 0 && (
        <Table
          entries={answer}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Plan', cell: ({ name }) => <span dir="auto">{name}</span> },
            {
              title: 'For',
              cell: ({ duration_value: count, duration }) =>
                `${count} ${duration}${count === 1 ? '' : 's'}`,
            },
            {
              title: 'Price',
              isNumber: true,
              cell: ({ price, currency }) => moneyText('en', price, currency),
            },
            {
              title: 'Discount',
              isNumber: true,
              cell: ({ discount_amount: amount, currency }) =>
                amount ? moneyText('en', amount, currency) : '–',
            },
            {
              title: 'Charged, with taxes',
              isNumber: true,
              cell: ({ total, currency }) => moneyText('en', total, currency),
            },
          ]}
        />
      )}
    </section>
  );
}
