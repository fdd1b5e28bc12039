// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconBookmarkFilled = (props: IconProps) => (
  <Icon {...props}><path fill="currentColor" d="M14 2a5 5 0 0 1 5 5v14a1 1 0 0 1-1.555.832L12 18.202l-5.444 3.63a1 1 0 0 1-1.55-.72L5 21V7a5 5 0 0 1 5-5z" /></Icon>
);
