/** Icons of the installed guide, by the paths at which they are published. */
export const appIcons = [
  { path: 'icons/sign-192.png', size: 192, purpose: 'any' },
  { path: 'icons/sign-512.png', size: 512, purpose: 'any' },
  { path: 'icons/sign-maskable-192.png', size: 192, purpose: 'maskable' },
  { path: 'icons/sign-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;
