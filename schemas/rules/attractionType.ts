/** The kinds of place by which visitors filter attractions, in their order. */
export const attractionTypes = ['lake', 'mountain', 'forest', 'historic', 'viewpoint'] as const;

export type AttractionType = (typeof attractionTypes)[number];

/** Words in a category that count as a type, beside its own name. */
const categoryWords: Record<AttractionType, string[]> = {
  lake: ['water'],
  mountain: ['peak'],
  forest: ['wildlife', 'trail'],
  historic: ['heritage'],
  viewpoint: ['scenic', 'lookout'],
};

/** Returns true if a category contains the type or one of its other words. */
export function matchesType(category: string, type: AttractionType): boolean {
  const text = category.toLowerCase();
  return [type, ...categoryWords[type]].some((word) => text.includes(word));
}
