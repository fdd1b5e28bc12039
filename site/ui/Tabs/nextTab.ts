/**
 * Returns the tab that a key leads to from tab `index` of `count`; null for a key without a meaning for tabs. Arrows
 * wrap around and follow the reading direction; Home and PageUp lead to the first tab, End and PageDown to the last.
 */
export function nextTab(key: string, index: number, count: number, direction: 'ltr' | 'rtl'): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (index + 1) % count;
    case backward:
      return (index - 1 + count) % count;
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return null;
  }
}
