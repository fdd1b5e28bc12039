import * as leaflet from 'leaflet';

declare global {
  interface Window {
    /** Where protomaps-leaflet looks for Leaflet. */
    L?: typeof leaflet;
  }
}

/** The vector map of a PMTiles file. Its code is fetched by maps that have such a file alone. */
export async function pmtilesLayer(
  url: string,
  attribution: string,
  dark: boolean,
): Promise<leaflet.GridLayer> {
  window.L = leaflet;
  const { leafletLayer } = await import('protomaps-leaflet');
  const options = { url, attribution, flavor: dark ? 'dark' : 'light', noWrap: true };
  const layer: unknown = leafletLayer(options);
  if (layer instanceof leaflet.GridLayer) return layer;
  throw new TypeError('protomaps-leaflet made no layer');
}
