import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../components/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden';

export interface PlanFeatureProps {
  title: string;
  isIncluded: boolean;
  /** A sentence, or values by name such as `{ TV: '720p' }`. */
  limit: string | Readonly<Record<string, string>> | null;
}

export function PlanFeature({ title, isIncluded, limit }: PlanFeatureProps) {
  return (
    <chakra.li display="flex" gap="3" color={isIncluded ? 'fg' : 'fg.subtle'}>
      <chakra.span
        mt="0.15em"
        color={isIncluded ? 'success' : 'fg.subtle'}
        data-testid={isIncluded ? 'tick' : 'cross'}
      >
        <Icon name={isIncluded ? 'check' : 'close'} size="1.25rem" />
        <VisuallyHidden>{isIncluded ? 'Included: ' : 'Not included: '}</VisuallyHidden>
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <chakra.span fontWeight={isIncluded ? 'medium' : 'normal'} overflowWrap="anywhere">
          {title}
        </chakra.span>
        <Limit limit={limit} />
      </chakra.div>
    </chakra.li>
  );
}

function Limit({ limit }: Pick<PlanFeatureProps, 'limit'>) {
  if (limit === null || limit === '') return null;
  if (typeof limit === 'string') {
    return (
      <chakra.p fontSize="sm" color="fg.subtle" overflowWrap="anywhere">
        {limit}
      </chakra.p>
    );
  }
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="fit-content(50%) minmax(0, 1fr)"
      columnGap="3"
      mt="1"
      fontSize="sm"
      color="fg.subtle"
    >
      {Object.entries(limit).map(([key, value]) => (
        <chakra.div key={key} display="contents">
          <chakra.dt overflowWrap="anywhere">{key}</chakra.dt>
          <chakra.dd color="fg.muted" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
