// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconChevronDown = icon(<path d="m6 9l6 6l6-6" />);
