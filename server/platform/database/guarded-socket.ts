import { Socket } from 'node:net';

/** The database sent what its driver can't read. */
class UnreadableReplyError extends Error {
  readonly code = 'DATABASE_UNREADABLE';
}

/**
 * A connection that a reply ends which can't be read. The driver throws such an error where nothing catches it, which
 * would end the process. With TLS, a garbled reply ends the connection before the driver sees it.
 */
export class GuardedSocket extends Socket {
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'data') return super.emit(event, ...values);
    try {
      return super.emit(event, ...values);
    } catch (cause) {
      this.destroy(new UnreadableReplyError('The reply can’t be read', { cause }));
      return true;
    }
  }
}
