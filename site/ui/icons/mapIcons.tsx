// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from './icon.tsx';

export const IconArrowNarrowDown = /* @__PURE__ */ icon(<path d="M12 5v14m4-4l-4 4m-4-4l4 4" />);
export const IconArrowNarrowLeft = /* @__PURE__ */ icon(<path d="M5 12h14M5 12l4 4m-4-4l4-4" />);
export const IconArrowNarrowRight = /* @__PURE__ */ icon(<path d="M5 12h14m-4 4l4-4m-4-4l4 4" />);
export const IconArrowNarrowUp = /* @__PURE__ */ icon(<path d="M12 5v14m4-10l-4-4M8 9l4-4" />);
export const IconArrowsMaximize = /* @__PURE__ */ icon(<path d="M16 4h4v4m-6 2l6-6M8 20H4v-4m0 4l6-6m6 6h4v-4m-6-2l6 6M8 4H4v4m0-4l6 6" />);
export const IconArrowsMinimize = /* @__PURE__ */ icon(<path d="M5 9h4V5M3 3l6 6m-4 6h4v4m-6 2l6-6m10-6h-4V5m0 4l6-6m-2 12h-4v4m0-4l6 6" />);
export const IconCurrentLocation = /* @__PURE__ */ icon(<g><path d="M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0" /><path d="M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0m8-10v2m0 16v2m8-10h2M2 12h2" /></g>);
export const IconMaximize = /* @__PURE__ */ icon(<path d="M4 8V6a2 2 0 0 1 2-2h2M4 16v2a2 2 0 0 0 2 2h2m8-16h2a2 2 0 0 1 2 2v2m-4 12h2a2 2 0 0 0 2-2v-2" />);
