/** What is said of a line wherever it is drawn, by how it came about. */
export const routeNotes = {
  recorded: 'Recorded route',
  traced: 'Traced from maps, not for navigation',
  sketch: 'Approximate route, not for navigation',
} as const;
