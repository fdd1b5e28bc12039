/*
 * A vector map of one tile, four times, the quarters of the world: land, with a lake in the middle of each of its quarters.
 * PMTiles 3: github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md; tiles: github.com/mapbox/vector-tile-spec 2.1.
 */
const extent = 4096;

/** Encodes an unsigned integer of protocol buffers: seven bits a byte, the lowest first. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);
const number = (field: number, value: number) => [...varint(field << 3), ...varint(value)];
const bytes = (field: number, content: readonly number[]) => [
  ...varint((field << 3) | 2),
  ...varint(content.length),
  ...content,
];
const text = (value: string) => [...Buffer.from(value)];

/** Encodes a square, clockwise from its corner: move, three lines, close. */
function square(x: number, y: number, side: number): number[] {
  const commands = [9, zigzag(x), zigzag(y), 26, zigzag(side), 0, 0, zigzag(side), zigzag(-side), 0, 15];
  return bytes(2, [...number(3, 3), ...bytes(4, commands.flatMap(varint))]);
}

const layer = (name: string, features: readonly number[]) =>
  bytes(3, [...number(15, 2), ...bytes(1, text(name)), ...features, ...number(5, extent)]);

const tile = [
  ...layer('earth', square(0, 0, extent)),
  ...layer(
    'water',
    [0, 2048].flatMap((x) => [0, 2048].flatMap((y) => square(x + 512, y + 512, 1024))),
  ),
];

/** Returns the bytes of the file. */
export function smallPmtiles(): Buffer {
  // One entry: from tile 1, the first of zoom 1, four times; its length, its offset and one.
  const directory = [1, 1, 4, ...varint(tile.length), 1];
  const metadata = text('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header[7] = 3;
  const metadataAt = header.length + directory.length;
  const tilesAt = metadataAt + metadata.length;
  const places = [
    header.length,
    directory.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    tile.length,
  ];
  for (const [index, place] of [...places, 4, 1, 1].entries())
    header.writeBigUInt64LE(BigInt(place), 8 + 8 * index);
  // Clustered; directories and tiles not compressed; vector tiles; from zoom 1 to 1.
  header.set([1, 1, 1, 1, 1, 1], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  return Buffer.concat([header, Buffer.from([...directory, ...metadata, ...tile])]);
}
