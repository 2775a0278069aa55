import type { PaymentDetails } from '../../../contract/entities';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { chargeText, linesOf } from './amounts';

export function PriceBreakdown({ details }: { details: PaymentDetails }) {
  return (
    <dl className={css({ display: 'grid', gap: '3.5' })}>
      {linesOf(details).map(({ label, lang, amount }) => (
        <Line key={label}>
          <Label lang={lang} dir="auto" className={css({ color: 'fg.muted' })}>
            {label}
          </Label>
          <Amount>{amount}</Amount>
        </Line>
      ))}
      <Line
        className={css({
          alignItems: 'baseline',
          mt: '2',
          pt: '5',
          borderTopWidth: '1px',
          borderStyle: 'dashed',
          borderColor: 'border.strong',
        })}
      >
        <Label className={css({ fontWeight: 'semibold' })}>{text('checkout.price.total')}</Label>
        <Amount
          className={css({
            fontFamily: 'display',
            fontWeight: 'display',
            fontSize: '3xl',
            lineHeight: 'none',
          })}
        >
          {chargeText(details.total)}
        </Amount>
      </Line>
    </dl>
  );
}

const Line = styled('div', recipe({ display: 'flex', justifyContent: 'space-between', gap: '4' }));

const Label = styled('dt', recipe({ flex: '1', minW: '20', overflowWrap: 'anywhere' }));

const Amount = styled(
  'dd',
  recipe({
    minW: '0',
    overflowWrap: 'anywhere',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
);
