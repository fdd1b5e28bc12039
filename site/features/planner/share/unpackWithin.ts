/** Sends bytes through a transform. A failure to write surfaces when reading. */
export function through(
  { writable, readable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): ReadableStream<Uint8Array> {
  const writer = writable.getWriter();
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => {});
  return readable;
}

/** Decompresses `deflate-raw` bytes. Throws a RangeError as soon as the output exceeds `most` bytes. */
export async function unpackWithin(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const reader = through(new DecompressionStream('deflate-raw'), packed).getReader();
  const unpacked = new Uint8Array(most);
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > most) {
      await reader.cancel();
      throw new RangeError(`More than ${most} bytes.`);
    }
    unpacked.set(part.value, length);
    length += part.value.length;
  }
  return unpacked.subarray(0, length);
}
