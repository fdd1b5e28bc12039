// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconArrowsExchange = icon(<path d="M7 10h14l-4-4m0 8H3l4 4" />);
