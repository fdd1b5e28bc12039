import type { Scene } from '../../schemas/types/authored.ts';
import { createCanvas } from './canvas.ts';
import { SUBJECTS } from './subjects/subjects.ts';
import { drawWeather } from './weather.ts';

export interface DrawOptions {
  /** Seeds everything the scene leaves open; the same slug always gives the same picture. */
  readonly slug: string;
  /** Size in pixels; only the aspect changes what is drawn. */
  readonly width: number;
  readonly height: number;
}

/** Draws the poster picture of a scene as an SVG document. */
export function drawScene(scene: Scene, { slug, width, height }: DrawOptions): string {
  const canvas = createCanvas(scene, slug, width / height);
  const content = SUBJECTS[scene.subject](canvas) + drawWeather(canvas);
  const viewBox = `0 0 ${Math.round(canvas.width * 10) / 10} ${canvas.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${content}</svg>`;
}
