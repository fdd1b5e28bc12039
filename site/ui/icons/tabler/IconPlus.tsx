// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconPlus = icon(<path d="M12 5v14m-7-7h14" />);
