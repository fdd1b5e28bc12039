import { useModule } from '../ui/hydration/useModule.ts';

const load = () => import('./NoticeMap.tsx');

/** Returns the module of all maps, which has that of print sheets; null until it has come. */
export const useMapModule = () => useModule(load);
