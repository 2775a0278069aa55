import sharp, { type Sharp } from 'sharp';
import { type Scene, viewBox } from './scene';

export function pictureOf(scene: Scene, t: number, size: { width: number; height: number }): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox(scene, t)}">${scene.draw(t)}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}
