// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconX = icon(<path d="M18 6L6 18M6 6l12 12" />);
