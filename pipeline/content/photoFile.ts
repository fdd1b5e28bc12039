/** A photograph of content/photos. */
export interface PhotoFile {
  /** File name, for example `old-bridge.jpg`. */
  name: string;
  /** Size in pixels; null for a file that is no picture. */
  size: { width: number; height: number } | null;
  /** True if the file says more than its pixels: camera, position, names. */
  hasMetadata: boolean;
}
