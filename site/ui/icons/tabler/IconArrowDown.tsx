// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconArrowDown = (props: IconProps) => (
  <Icon {...props}><path d="M12 5v14m6-6l-6 6m-6-6l6 6" /></Icon>
);
