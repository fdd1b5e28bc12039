// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconChevronLeft = (props: IconProps) => (
  <Icon {...props}><path d="m15 6l-6 6l6 6" /></Icon>
);
