// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconChevronDown = (props: IconProps) => (
  <Icon {...props}><path d="m6 9l6 6l6-6" /></Icon>
);
