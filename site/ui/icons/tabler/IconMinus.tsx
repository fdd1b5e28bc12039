// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconMinus = (props: IconProps) => (
  <Icon {...props}><path d="M5 12h14" /></Icon>
);
