export type CategoryGroup = 'lake' | 'mountain' | 'canyon' | 'viewpoint' | 'historic' | 'forest' | 'default';

const groups: Record<string, CategoryGroup> = {
  lake: 'lake',
  mountain: 'mountain',
  icefield: 'mountain',
  canyon: 'canyon',
  waterfall: 'canyon',
  viewpoint: 'viewpoint',
  historic: 'historic',
  forest: 'forest',
  wildlife: 'forest',
};

/** The sign, and the marker colour, that a category of attractions shares with those like it. */
export function categoryGroup(category: string): CategoryGroup {
  return groups[category] ?? 'default';
}
