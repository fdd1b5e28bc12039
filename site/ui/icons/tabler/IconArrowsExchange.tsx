// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconArrowsExchange = (props: IconProps) => (
  <Icon {...props}><path d="M7 10h14l-4-4m0 8H3l4 4" /></Icon>
);
