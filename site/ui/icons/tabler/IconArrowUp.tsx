// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconArrowUp = icon(<path d="M12 5v14m6-8l-6-6m-6 6l6-6" />);
