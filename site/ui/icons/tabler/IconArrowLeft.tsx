// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconArrowLeft = (props: IconProps) => (
  <Icon {...props}><path d="M5 12h14M5 12l6 6m-6-6l6-6" /></Icon>
);
