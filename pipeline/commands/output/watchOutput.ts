import { describeSystemError } from './describeSystemError.ts';
import { withPath } from '../../files/writeFile.ts';

/**
 * Says once, and tells `onLoss`, that what a command prints cannot be written, for example to a file on a full disk; the
 * command goes on. A reader that has seen enough and closed its end is no failure.
 */
export function watchOutput(output: NodeJS.WritableStream, onLoss: () => void): void {
  let isLost = false;
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (isLost || error.code === 'EPIPE') return;
    isLost = true;
    const reason = withPath(error, 'What this command prints');
    console.error(describeSystemError(reason) ?? error.message);
    onLoss();
  });
}
