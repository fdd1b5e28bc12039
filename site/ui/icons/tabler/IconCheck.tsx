// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconCheck = (props: IconProps) => (
  <Icon {...props}><path d="m5 12l5 5L20 7" /></Icon>
);
