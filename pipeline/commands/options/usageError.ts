/** Error of a wrong command line; its message says how to mend it. */
export class UsageError extends Error {}
