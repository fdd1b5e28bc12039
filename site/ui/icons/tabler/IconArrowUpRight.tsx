// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconArrowUpRight = (props: IconProps) => (
  <Icon {...props}><path d="M17 7L7 17M8 7h9v9" /></Icon>
);
