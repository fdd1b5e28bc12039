// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconChevronRight = icon(<path d="m9 6l6 6l-6 6" />);
