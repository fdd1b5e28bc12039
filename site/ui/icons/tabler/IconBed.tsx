// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconBed = icon(<path d="M5 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0m17 8v-3H2m0-6v9m10-3h10v-2a3 3 0 0 0-3-3h-7z" />);
