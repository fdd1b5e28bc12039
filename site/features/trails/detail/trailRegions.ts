// One module, because every lazy module is a request of its own.
export { AvalancheNotice } from '../season/AvalancheNotice.tsx';
export { ElevationSection } from '../route/profile/ElevationSection.tsx';
export { TrailRoute } from '../route/TrailRoute.tsx';
export { TrailSeasonBanner } from '../season/TrailSeasonBanner.tsx';
export { HazardList } from './TrailEquipment.tsx';
export { TrailEquipment } from './TrailEquipment.tsx';
export { TrailSidebar } from './TrailSidebar.tsx';
