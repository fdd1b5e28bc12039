// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconArrowRight = icon(<path d="M5 12h14m-6 6l6-6m-6-6l6 6" />);
