import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../Icon';

/** The arrow at the end of a native select, whose own is hidden; stands beside it in a positioned box. */
export function SelectArrow({ inset }: { inset: '3' | '4' }) {
  return (
    <chakra.span
      position="absolute"
      insetInlineEnd={inset}
      top="50%"
      transform="translateY(-50%)"
      color="fg.subtle"
      pointerEvents="none"
    >
      <Icon name="down" size="1.1em" />
    </chakra.span>
  );
}
