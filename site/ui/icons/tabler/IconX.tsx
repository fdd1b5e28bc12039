// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconX = (props: IconProps) => (
  <Icon {...props}><path d="M18 6L6 18M6 6l12 12" /></Icon>
);
