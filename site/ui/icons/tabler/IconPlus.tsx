// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconPlus = (props: IconProps) => (
  <Icon {...props}><path d="M12 5v14m-7-7h14" /></Icon>
);
