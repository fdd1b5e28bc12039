/** Widths of the published files in pixels. */
const widths = [400, 800, 1600] as const;

/** Width to height of a published photograph. */
const shape = 3 / 2;

/** A published file of a photograph. */
export interface PhotographSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Returns the files that a photograph of a size is published as, the narrowest first: cut to 3:2, never enlarged. */
export function photographSizes(photo: { width: number; height: number }): PhotographSize[] {
  const widest = Math.min(photo.width, Math.floor(photo.height * shape));
  return [...new Set(widths.map((width) => Math.min(width, widest)))].map((width) => ({
    name: `${width}.webp`,
    width,
    height: Math.round(width / shape),
  }));
}
