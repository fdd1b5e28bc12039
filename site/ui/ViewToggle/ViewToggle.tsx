import { word } from '../FilterLayout/FilterLayout.css.ts';
import { IconLayoutGrid, IconMap } from '../icons/icons.tsx';
import { toggle } from './ViewToggle.css.ts';

export type View = 'map' | 'grid';

/** The same records on a map or as cards; on the title band. */
export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div data-live="" role="group" aria-label="View" className={toggle}>
      <button type="button" aria-pressed={view === 'map'} onClick={() => onChange('map')}>
        <IconMap size={20} aria-hidden />
        <span className={word}>Map</span>
      </button>
      <button type="button" aria-pressed={view === 'grid'} onClick={() => onChange('grid')}>
        <IconLayoutGrid size={20} aria-hidden />
        <span className={word}>Grid</span>
      </button>
    </div>
  );
}
