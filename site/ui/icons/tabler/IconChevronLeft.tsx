// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconChevronLeft = icon(<path d="m15 6l-6 6l6 6" />);
