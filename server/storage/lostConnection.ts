/**
 * PostgreSQL shutting down, starting up, or broken off; then what the operating system says of a line that is not
 * there.
 */
const lostCodes: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
]);

/** The driver gives no code to a connection that ended or could not be made in time. */
const lostMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|timeout expired)/;

/**
 * Whether work on the database failed only because the database was out of reach; what it did is then undone or, when
 * the commit had arrived, done.
 */
export function isLostConnection(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (lostCodes.has(code) || lostMessages.test(cause.message)) return true;
    if ((code === 'ENOENT' || code === 'EAGAIN') && 'syscall' in cause && cause.syscall === 'connect') return true;
    if (cause instanceof AggregateError && cause.errors.some(isLostConnection)) return true;
  }
  return false;
}
