// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconChevronRight = (props: IconProps) => (
  <Icon {...props}><path d="m9 6l6 6l-6 6" /></Icon>
);
