import { chakra } from '@chakra-ui/react/styled-system';

/** A list item in place of a duration: a channel has none. */
export function LiveMark() {
  return (
    <chakra.li color="fg" fontWeight="semibold">
      <chakra.span
        aria-hidden="true"
        display="inline-block"
        boxSize="0.5em"
        me="0.4em"
        borderRadius="full"
        bg="danger.strong"
        verticalAlign="0.08em"
      />
      Live
    </chakra.li>
  );
}
