// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { icon } from '../icon.tsx';

export const IconTicket = icon(<path d="M15 5v2m0 4v2m0 4v2M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-3a2 2 0 0 0 0-4V7a2 2 0 0 1 2-2" />);
