import { globalStyle } from '@vanilla-extract/css';

// The page behind an open dialog stays where it is, also when a finger pulls beyond its end.
globalStyle('html[data-modal]', {
  overflow: 'hidden',
  overscrollBehavior: 'none',
  scrollbarGutter: 'stable',
  // Shows where the scroll bar was, at the side of what the dialog and its backdrop cover.
  background: '#08100E',
});
