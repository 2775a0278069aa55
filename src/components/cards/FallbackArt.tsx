import { chakra } from '@chakra-ui/react/styled-system';

/** A hue of 0–359 derived from the name. */
function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return hash % 360;
}

/** The background of what stands in for a missing picture; its colours follow from the name. */
export function fallbackBackground(name: string): string {
  const hue = hueOf(name);
  return [
    `radial-gradient(90% 60% at 78% 8%, oklch(0.72 0.13 ${hue} / 0.75), transparent 70%)`,
    `linear-gradient(200deg, oklch(0.4 0.1 ${hue}), oklch(0.17 0.04 ${(hue + 40) % 360}) 75%)`,
  ].join(', ');
}

/** A poster for a title without one: its name on a gradient. */
export function FallbackArt({ name }: { name: string }) {
  return (
    <chakra.div
      aria-hidden="true"
      position="absolute"
      inset="0"
      display="flex"
      alignItems="center"
      p="8%"
      fontFamily="display"
      fontWeight="display"
      fontSize="clamp(1.1rem, 15cqw, 3rem)"
      lineHeight="tight"
      color="fg"
      overflowWrap="anywhere"
      style={{ background: fallbackBackground(name) }}
    >
      <chakra.span lineClamp="4">{name}</chakra.span>
    </chakra.div>
  );
}
