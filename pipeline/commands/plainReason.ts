/** What the system says of a disk, a folder or the network, in words; null for every other failure. */
export function plainReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, path } = error as NodeJS.ErrnoException;
  const where = path === undefined ? '' : `: ${path}`;
  switch (code) {
    case 'ENOSPC':
      return `The disk is full${where}. Make room and run the command again; what was there before is as it was.`;
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return `This folder or file may not be written${where}. Change its rights, or name another folder.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ENETUNREACH':
      return 'You are offline, or the host cannot be reached. Connect and run the command again.';
    default:
      return plainReason(error.cause);
  }
}
