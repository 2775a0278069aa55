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
          <Label color="fg.muted">{label}</Label>
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
        <Label fontWeight="semibold">Total</Label>
        <Amount fontFamily="display" fontWeight="display" fontSize="3xl" lineHeight="none">
          {total}
        </Amount>
      </Line>
    </chakra.dl>
  );
}

const Line = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4' },
});

const Label = chakra('dt', { base: { flex: '1', minW: '20', overflowWrap: 'anywhere' } });

const Amount = chakra('dd', {
  base: {
    minW: '0',
    overflowWrap: 'anywhere',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
});
