// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconBookmark = (props: IconProps) => (
  <Icon {...props}><path d="M18 7v14l-6-4l-6 4V7a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4" /></Icon>
);
