import { createHash } from 'node:crypto';
import sharp from 'sharp';

const SIZE = { width: 400, height: 600 };
const WIDE = { width: 1920, height: 1080 };
const BOX = { width: 340, height: 320 };
const LONG_WORD = 20;

export async function drawPoster(title: string, behind: Buffer | null): Promise<Buffer> {
  const ground = behind
    ? await sharp(behind)
        .rotate()
        .resize(SIZE.width, SIZE.height, { fit: 'cover' })
        .modulate({ brightness: 0.5 })
        .png()
        .toBuffer()
    : gradient(title, SIZE);
  const lettering = await letters(title);
  return sharp(ground)
    .composite(lettering ? [{ input: lettering, gravity: 'centre' }] : [])
    .png()
    .toBuffer();
}

export const plainPicture = (title: string): Promise<Buffer> =>
  sharp(gradient(title, WIDE)).png().toBuffer();

/** Returns `null` if the title can't be drawn, for example because it has no visible characters. */
async function letters(title: string): Promise<Buffer | null> {
  const text = `<span foreground="white"><b>${escaped(title)}</b></span>`;
  const isLong = title.split(/\s/).some((word) => [...word].length > LONG_WORD);
  const wrap = isLong ? 'word-char' : 'word';
  return sharp({ text: { ...BOX, text, wrap, rgba: true, align: 'centre' } })
    .png()
    .toBuffer()
    .catch(() => null);
}

const escaped = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

function gradient(title: string, { width, height }: typeof SIZE): Buffer {
  const [hue = 0] = createHash('sha256').update(title).digest();
  const colour = (light: number) => `hsl(${Math.round((hue * 360) / 256)},45%,${light}%)`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
      <linearGradient id="g" x2="1" y2="1"><stop stop-color="${colour(38)}"/><stop offset="1" stop-color="${colour(12)}"/></linearGradient>
    </defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}
