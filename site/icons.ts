import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** The drawing's longer side, as a fraction of `size`. If set, the background is opaque. */
  readonly filled?: number;
}

export const TOUCH_ICON = 'apple-touch-icon.png';
const FAVICON_SIZE = 48;
/** Platforms may crop a maskable icon to a circle whose diameter is 80% of the icon's width. */
export const APP_ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable.png', size: 512, purpose: 'maskable', filled: 0.7 },
] as const;

/** The DPI at which sharp renders an SVG at its intrinsic size. */
const DENSITY = 72;
const MOST_DENSITY = 100_000;

/**
 * @param ground the background of opaque icons, `#RRGGBB`
 * @throws {Error} if rendering or writing fails
 */
export async function writeIcons(svg: string, ground: string, folder: string): Promise<void> {
  const write = async (icon: Icon) =>
    writeFileSync(join(folder, icon.file), await draw(svg, icon, ground));
  for (const icon of APP_ICONS) await write(icon);
  await write({ file: TOUCH_ICON, size: 180, filled: 0.86 });
  const picture = await draw(svg, { file: '', size: FAVICON_SIZE }, ground);
  writeFileSync(join(folder, 'favicon.ico'), asIco(picture));
}

export async function drawingFault(svg: string): Promise<string | null> {
  try {
    await draw(svg, { file: '', size: FAVICON_SIZE }, '#000000');
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

async function draw(svg: string, { size, filled }: Icon, ground: string): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width, height } = await sharp(source).metadata();
  const inner = Math.round(size * (filled ?? 1));
  const density = Math.min(MOST_DENSITY, Math.ceil((DENSITY * inner) / Math.max(width, height)));
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const background = filled === undefined ? { r: 0, g: 0, b: 0, alpha: 0 } : ground;
  const drawing = sharp(source, { density })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
  const whole = filled === undefined ? drawing : drawing.flatten({ background });
  return whole.png().toBuffer();
}

function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(FAVICON_SIZE, 6);
  header.writeUInt8(FAVICON_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
