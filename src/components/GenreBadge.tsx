import { chakra } from '@chakra-ui/react/styled-system';
import { palette, scrim, translucent } from '../theme/palette';

export function GenreBadge({ name }: { name: string }) {
  return (
    <chakra.span
      display="inline-block"
      maxW="full"
      overflowWrap="anywhere"
      px="3"
      py="1"
      borderRadius="full"
      borderWidth="1px"
      borderColor={translucent(palette.ivory[50], 0.28)}
      bg={scrim(0.45)}
      color="fg"
      fontSize="xs"
      fontWeight="semibold"
      letterSpacing="wide"
      lineHeight="snug"
    >
      {name}
    </chakra.span>
  );
}
