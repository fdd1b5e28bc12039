import { describeSystemError } from './describeSystemError.ts';
import { withPath } from '../../files/files.ts';

/**
 * Reports once, and calls `onLoss`, if the output of a command cannot be written, for example to a file on a full disk.
 * The command goes on. A reader that closes its end, such as `head`, is no failure.
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
