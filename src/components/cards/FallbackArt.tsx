import { css } from '../../theme/css' with { type: 'macro' };

function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return hash % 360;
}

export function fallbackBackground(name: string): string {
  const hue = hueOf(name);
  return [
    `radial-gradient(90% 60% at 78% 8%, oklch(0.72 0.13 ${hue} / 0.75), transparent 70%)`,
    `linear-gradient(200deg, oklch(0.4 0.1 ${hue}), oklch(0.17 0.04 ${(hue + 40) % 360}) 75%)`,
  ].join(', ');
}

const MEAN_LETTER_EM = 0.48;

function fontSizeCqmin(name: string): number {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return Math.min(17, 84 / (MEAN_LETTER_EM * longest), Math.sqrt(10_000 / name.length));
}

interface FallbackArtProps {
  name: string;
  lang?: string | undefined;
}

export function FallbackArt({ name, lang }: FallbackArtProps) {
  return (
    <div
      aria-hidden="true"
      className={css({
        position: 'absolute',
        inset: '0',
        display: 'flex',
        alignItems: 'flex-end',
        containerType: 'size',
      })}
      style={{ background: fallbackBackground(name) }}
    >
      <span
        lang={lang}
        dir="auto"
        className={css({
          w: 'full',
          p: '8cqmin',
          fontFamily: 'display',
          fontWeight: 'display',
          lineHeight: 'tight',
          color: 'fg',
          overflowWrap: 'anywhere',
        })}
        style={{ fontSize: `${fontSizeCqmin(name)}cqmin` }}
      >
        {name}
      </span>
    </div>
  );
}
