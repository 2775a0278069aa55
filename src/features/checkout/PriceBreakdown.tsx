import { chakra } from '@chakra-ui/react/styled-system';

interface PriceBreakdownProps {
  lines: readonly { label: string; amount: string }[];
  total: string;
}

export function PriceBreakdown({ lines, total }: PriceBreakdownProps) {
  return (
    <chakra.dl display="grid" gap="3.5">
      {lines.map(({ label, amount }) => (
        <Line key={label}>
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <Amount>{amount}</Amount>
        </Line>
      ))}
      <Line
        alignItems="baseline"
        mt="2"
        pt="5"
        borderTopWidth="1px"
        borderStyle="dashed"
        borderColor="border.strong"
      >
        <chakra.dt fontWeight="semibold">Total</chakra.dt>
        <Amount fontFamily="display" fontWeight="display" fontSize="3xl" lineHeight="none">
          {total}
        </Amount>
      </Line>
    </chakra.dl>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4',
    overflowWrap: 'anywhere',
  },
});

const Amount = chakra('dd', { base: { flexShrink: '0', fontVariantNumeric: 'tabular-nums' } });
