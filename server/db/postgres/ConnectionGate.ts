/**
 * Shares one connection that answers in order: single statements pass at once, one behind the other; a transaction
 * holds the gate, and whoever comes later waits in the order of coming.
 */
export class ConnectionGate {
  private held: Promise<void> | null = null;

  /** Resolves when a single statement may be sent; it must be sent in the same turn. */
  pass(): Promise<void> {
    return this.held ?? Promise.resolve();
  }

  /** Resolves with the function that lets the next one in. */
  async hold(): Promise<() => void> {
    const before = this.held;
    let open = () => {};
    const mine = new Promise<void>((resolve) => {
      open = resolve;
    });
    const held = (before ?? Promise.resolve()).then(() => mine);
    this.held = held;
    await before;
    return () => {
      if (this.held === held) this.held = null;
      open();
    };
  }
}
