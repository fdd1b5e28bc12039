// Made by generateIcons.ts from the Tabler icons (MIT): do not edit.
import { Icon, type IconProps } from '../Icon.tsx';

export const IconSunrise = (props: IconProps) => (
  <Icon {...props}><path d="M3 17h1m16 0h1M5.6 10.6l.7.7m12.1-.7l-.7.7M8 17a4 4 0 0 1 8 0M3 21h18M12 9V3l3 3M9 6l3-3" /></Icon>
);
