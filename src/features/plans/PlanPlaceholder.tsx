import { chakra } from '@chakra-ui/react/styled-system';

const LINES = ['80%', '65%', '72%', '58%', '68%'];

/** As tall as a plan's card. */
export function PlanPlaceholder() {
  return (
    <Frame aria-hidden="true" data-testid="plan-placeholder">
      <Bar w="45%" h="7" />
      <Bar w="60%" h="12" mb="4" />
      {LINES.map((width) => (
        <Bar key={width} w={width} h="4" mb="3" />
      ))}
      <Bar w="full" h="14" mt="auto" borderRadius="full" />
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minH: '32rem',
    p: '7',
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
    animation: 'shimmer 1.8s ease-in-out infinite',
  },
});

const Bar = chakra('div', { base: { borderRadius: 'sm', bg: 'bg.placeholder', flexShrink: '0' } });
