/** Who is told when something has changed, as React asks for it (useSyncExternalStore). */
export class Listeners {
  readonly #all = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  readonly tell = (): void => {
    for (const listener of [...this.#all]) listener();
  };
}
