// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconArrowUpRight = icon(<path d="M17 7L7 17M8 7h9v9" />);
