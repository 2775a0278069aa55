import { chakra } from '@chakra-ui/react/styled-system';

/** The name of a genre in a small outlined frame. */
export function GenreBadge({ name }: { name: string }) {
  return (
    <chakra.span
      display="inline-block"
      px="3"
      py="1"
      borderRadius="full"
      borderWidth="1px"
      borderColor="rgb(255 197 110 / 0.45)"
      bg="rgb(7 7 12 / 0.45)"
      color="accent.hover"
      fontSize="xs"
      fontWeight="semibold"
      letterSpacing="wide"
      lineHeight="snug"
    >
      {name}
    </chakra.span>
  );
}
