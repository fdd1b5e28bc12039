const width = 30;

/** Shows how far a long piece of work is, as a bar on a terminal and once at the end elsewhere. */
export function showProgress(what: string): (done: number, total: number) => void {
  return (done, total) => {
    if (process.stdout.isTTY) {
      const filled = Math.round((done / total) * width);
      process.stdout.write(
        `\r${what.padEnd(8)} [${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${total}`,
      );
      if (done === total) process.stdout.write('\n');
    } else if (done === total) {
      console.log(`${what}: ${total}`);
    }
  };
}
