declare module 'togpx' {
  import type { FeatureCollection } from 'geojson';

  interface Options {
    creator: string;
    metadata: { name: string; desc: string; link: { '@href': string } };
    featureTitle: (properties: { name: string }) => string;
    featureDescription: (properties: { desc: string }) => string;
  }

  /** Converts GeoJSON to GPX 1.1 text, without an XML declaration. */
  export default function togpx(geojson: FeatureCollection, options: Options): string;
}
