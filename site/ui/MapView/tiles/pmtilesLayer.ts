import { namedFlavor } from '@protomaps/basemaps';
import * as leaflet from 'leaflet';
import { FetchSource, PMTiles, type RangeResponse } from 'pmtiles';
import { labelRules, leafletLayer, paintRules } from 'protomaps-leaflet';
import { withBase } from '../../../base/guideBase.ts';
import { creditOf } from '../creditOf.ts';

declare global {
  interface Window {
    /** Global that protomaps-leaflet reads Leaflet from. */
    L?: typeof leaflet;
  }
}

/** Outcome of a range request. */
interface Outcome {
  loaded: () => void;
  failed: () => void;
}

/** protomaps-leaflet calls a tile loaded whose bytes did not come: only the source knows. */
class WatchedSource extends FetchSource {
  constructor(
    url: string,
    private readonly outcome: Outcome,
  ) {
    super(url);
  }

  override async getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    try {
      const bytes = await super.getBytes(offset, length, signal, etag);
      this.outcome.loaded();
      return bytes;
    } catch (error) {
      if (!signal?.aborted) this.outcome.failed();
      throw error;
    }
  }
}

/**
 * Returns the vector map of a PMTiles file, enlarged beyond the closest zoom that it holds. It is transparent where it
 * has nothing, so that the guide's own map shows below. Rejects if the file cannot be read.
 */
export async function pmtilesLayer(
  { url, attribution }: { url: string; attribution: string },
  dark: boolean,
  outcome: Outcome,
): Promise<leaflet.GridLayer> {
  const file = new PMTiles(new WatchedSource(withBase(url), outcome));
  const { maxZoom } = await file.getHeader();
  window.L = leaflet;
  const flavor = namedFlavor(dark ? 'dark' : 'light');
  const lang = document.documentElement.lang.slice(0, 2);
  const layer: unknown = leafletLayer({
    url: file,
    attribution: creditOf(attribution),
    paintRules: paintRules(flavor),
    labelRules: labelRules(flavor, lang),
    maxDataZoom: maxZoom,
    noWrap: true,
  });
  if (layer instanceof leaflet.GridLayer) return layer;
  throw new TypeError('protomaps-leaflet made no layer');
}
