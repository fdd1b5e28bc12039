// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from './icon.tsx';

export const IconAdjustmentsHorizontal = /* @__PURE__ */ icon(<path d="M12 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 6h8m4 0h4M6 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0m-2 0h2m4 0h10m-5 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 18h11m4 0h1" />);
export const IconAlertTriangle = /* @__PURE__ */ icon(<path d="M12 9v4m-1.637-9.409L2.257 17.125a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87L13.637 3.59a1.914 1.914 0 0 0-3.274 0M12 16h.01" />);
export const IconArrowLeft = /* @__PURE__ */ icon(<path d="M5 12h14M5 12l6 6m-6-6l6-6" />);
export const IconArrowRight = /* @__PURE__ */ icon(<path d="M5 12h14m-6 6l6-6m-6-6l6 6" />);
export const IconArrowUp = /* @__PURE__ */ icon(<path d="M12 5v14m6-8l-6-6m-6 6l6-6" />);
export const IconArrowUpRight = /* @__PURE__ */ icon(<path d="M17 7L7 17M8 7h9v9" />);
export const IconChevronDown = /* @__PURE__ */ icon(<path d="m6 9l6 6l6-6" />);
export const IconCircleCheck = /* @__PURE__ */ icon(<g><path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0" /><path d="m9 12l2 2l4-4" /></g>);
export const IconCopy = /* @__PURE__ */ icon(<g><path d="M7 9.667A2.667 2.667 0 0 1 9.667 7h8.666A2.667 2.667 0 0 1 21 9.667v8.666A2.667 2.667 0 0 1 18.333 21H9.667A2.667 2.667 0 0 1 7 18.333z" /><path d="M4.012 16.737A2 2 0 0 1 3 15V5c0-1.1.9-2 2-2h10c.75 0 1.158.385 1.5 1" /></g>);
export const IconDownload = /* @__PURE__ */ icon(<path d="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5m-5-7v12" />);
export const IconHeart = /* @__PURE__ */ icon(<path d="M19.5 12.572L12 20l-7.5-7.428A5 5 0 1 1 12 6.006a5 5 0 1 1 7.5 6.572" />);
export const IconInfoCircle = /* @__PURE__ */ icon(<g><path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m9-3h.01" /><path d="M11 12h1v4h1" /></g>);
export const IconLayoutGrid = /* @__PURE__ */ icon(<path d="M4 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm10 0a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1zM4 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm10 0a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1z" />);
export const IconLeaf = /* @__PURE__ */ icon(<g><path d="M5 21c.5-4.5 2.5-8 7-10" /><path d="M9 18c6.218 0 10.5-3.288 11-12V4h-4.014c-9 0-11.986 4-12 9c0 1 0 3 2 5z" /></g>);
export const IconMap = /* @__PURE__ */ icon(<path d="m3 7l6-3l6 3l6-3v13l-6 3l-6-3l-6 3zm6-3v13m6-10v13" />);
export const IconMenu2 = /* @__PURE__ */ icon(<path d="M4 6h16M4 12h16M4 18h16" />);
export const IconMinus = /* @__PURE__ */ icon(<path d="M5 12h14" />);
export const IconPhone = /* @__PURE__ */ icon(<path d="M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2" />);
export const IconPlus = /* @__PURE__ */ icon(<path d="M12 5v14m-7-7h14" />);
export const IconSearch = /* @__PURE__ */ icon(<path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0m18 11l-6-6" />);
export const IconTrash = /* @__PURE__ */ icon(<path d="M4 7h16m-10 4v6m4-6v6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7V4a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3" />);
export const IconUrgent = /* @__PURE__ */ icon(<path d="M8 16v-4a4 4 0 0 1 8 0v4M3 12h1m8-9v1m8 8h1M5.6 5.6l.7.7m12.1-.7l-.7.7M6 17a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1z" />);
export const IconX = /* @__PURE__ */ icon(<path d="M18 6L6 18M6 6l12 12" />);
