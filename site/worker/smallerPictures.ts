/** Widths at which pictures are published, the smallest first: that is the one of the pocket. */
const widths = [400, 800, 1600];

/** A picture by its folder, crop and width; the original has neither. */
const pattern = /^(\/images\/.+)\/(?:(card|wide)-\d+\.webp|original\.jpg)$/;

/** Returns the addresses of the same picture in other sizes, the likeliest first; none for other files. */
export function smallerPictures(url: string): string[] {
  const [, folder, crop = 'wide'] = pattern.exec(url) ?? [];
  if (folder === undefined) return [];
  const crops = crop === 'card' ? ['card', 'wide'] : ['wide', 'card'];
  return crops
    .flatMap((name) => widths.map((width) => `${folder}/${name}-${width}.webp`))
    .filter((other) => other !== url);
}
