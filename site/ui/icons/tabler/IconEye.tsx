// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconEye = icon(<g><path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0" /><path d="M21 12q-3.6 6-9 6t-9-6q3.6-6 9-6t9 6" /></g>);
