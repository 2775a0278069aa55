import { chakra } from '@chakra-ui/react/styled-system';

/** The first stop of the Tab key: jumps over the navigation to the element with this id. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <chakra.a
      href={`#${targetId}`}
      // By script: as a step in the history it would be taken for a way back to another page.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
      position="fixed"
      top="3"
      left="3"
      zIndex="skip"
      px="5"
      py="3"
      borderRadius="full"
      bg="accent"
      color="accent.fg"
      fontWeight="semibold"
      opacity="0"
      pointerEvents="none"
      _focus={{ opacity: '1', pointerEvents: 'auto' }}
    >
      Skip to content
    </chakra.a>
  );
}
