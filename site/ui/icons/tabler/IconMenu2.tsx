// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconMenu2 = icon(<path d="M4 6h16M4 12h16M4 18h16" />);
