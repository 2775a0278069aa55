import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../components/Icon';

/** What the last failed submit said; its box is there before. The toast announces it. */
export function FormFailure({ message }: { message: string | null }) {
  return (
    <chakra.div minH="2lh" lineHeight="snug" fontSize="sm">
      {message && (
        <chakra.p display="flex" gap="2" color="danger" animation="rise 240ms both">
          <Icon name="close" size="1.25rem" />
          <chakra.span minW="0" overflowWrap="anywhere">
            {message}
          </chakra.span>
        </chakra.p>
      )}
    </chakra.div>
  );
}
