/** Notes about the accuracy of a route. */
export const routeNotes = {
  recorded: 'Recorded route',
  traced: 'Traced from maps, not for navigation',
  sketch: 'Approximate route, not for navigation',
} as const;
