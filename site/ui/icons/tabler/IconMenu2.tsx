// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconMenu2 = (props: IconProps) => (
  <Icon {...props}><path d="M4 6h16M4 12h16M4 18h16" /></Icon>
);
