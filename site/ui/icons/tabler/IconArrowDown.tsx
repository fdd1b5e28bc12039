// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconArrowDown = icon(<path d="M12 5v14m6-6l-6 6m-6-6l6 6" />);
