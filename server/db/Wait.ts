/**
 * Whether somebody still waits for an answer. Every request has one, of which few are ever given up: an AbortController
 * each would cost more than what it watches over.
 */
export class Wait {
  private reason: Error | null = null;
  private readonly listeners = new Set<(reason: Error) => void>();

  giveUp(reason: Error): void {
    if (this.reason !== null) return;
    this.reason = reason;
    for (const listener of this.listeners) listener(reason);
    this.listeners.clear();
  }

  /** @throws the reason */
  throwIfGivenUp(): void {
    if (this.reason !== null) throw this.reason;
  }

  /** Calls it once, with the reason; never where it was given up before. */
  onGiveUp(listener: (reason: Error) => void): void {
    this.listeners.add(listener);
  }

  offGiveUp(listener: (reason: Error) => void): void {
    this.listeners.delete(listener);
  }
}
