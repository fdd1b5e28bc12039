// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from './icon.tsx';

export const IconArrowBackUp = /* @__PURE__ */ icon(<g><path d="m9 14l-4-4l4-4" /><path d="M5 10h11a4 4 0 1 1 0 8h-1" /></g>);
export const IconBed = /* @__PURE__ */ icon(<path d="M5 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0m17 8v-3H2m0-6v9m10-3h10v-2a3 3 0 0 0-3-3h-7z" />);
export const IconCar = /* @__PURE__ */ icon(<g><path d="M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0m10 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0" /><path d="M5 17H3v-6l2-5h9l4 5h1a2 2 0 0 1 2 2v4h-2m-4 0H9m-6-6h15m-6 0V6" /></g>);
export const IconCheck = /* @__PURE__ */ icon(<path d="m5 12l5 5L20 7" />);
export const IconEye = /* @__PURE__ */ icon(<g><path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0" /><path d="M21 12q-3.6 6-9 6t-9-6q3.6-6 9-6t9 6" /></g>);
export const IconPrinter = /* @__PURE__ */ icon(<g><path d="M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2m10-8V5a2 2 0 0 0-2-2H9a2 2 0 0 0-2 2v4" /><path d="M7 15a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z" /></g>);
export const IconTicket = /* @__PURE__ */ icon(<path d="M15 5v2m0 4v2m0 4v2M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-3a2 2 0 0 0 0-4V7a2 2 0 0 1 2-2" />);
export const IconToolsKitchen2 = /* @__PURE__ */ icon(<path d="M19 3v12h-5c-.023-3.681.184-7.406 5-12m0 12v6h-1v-3M8 4v17M5 4v3a3 3 0 1 0 6 0V4" />);
export const IconWalk = /* @__PURE__ */ icon(<g><path d="M12 4a1 1 0 1 0 2 0a1 1 0 1 0-2 0M7 21l3-4m6 4l-2-4l-3-3l1-6" /><path d="m6 12l2-3l4-1l3 3l3 1" /></g>);
