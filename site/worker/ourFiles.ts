/**
 * Files of the guide by their addresses, which the worker answers: whatever else the host has, such as its function, is
 * no business of ours.
 */
export const ourFiles =
  /^\/(assets|images|fonts|gpx|icons|api|maps)\/.+\.[a-z0-9]+$|^\/[a-z.-]+\.(js|json|svg|ics|webmanifest)$/;
