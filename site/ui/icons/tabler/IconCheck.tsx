// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconCheck = icon(<path d="m5 12l5 5L20 7" />);
