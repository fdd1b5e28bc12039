const width = 30;

/** Shows how far the pictures are, as a bar on a terminal and once at the end elsewhere. */
export function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) {
    const filled = Math.round((done / total) * width);
    process.stdout.write(`\rPictures [${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${total}`);
    if (done === total) process.stdout.write('\n');
  } else if (done === total) {
    console.log(`Pictures: ${total}`);
  }
}
