// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconArrowBackUp = icon(<g><path d="m9 14l-4-4l4-4" /><path d="M5 10h11a4 4 0 1 1 0 8h-1" /></g>);
