/** The entries that were used last, at most so many. */
export class Recent<K, V> extends Map<K, V> {
  constructor(private readonly limit: number) {
    super();
  }

  override get(key: K): V | undefined {
    const value = super.get(key);
    // Set again, so that the newest stand last.
    if (value !== undefined) this.set(key, value);
    return value;
  }

  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    if (this.size <= this.limit) return this;
    const oldest = this.keys().next();
    if (oldest.done !== true) this.delete(oldest.value);
    return this;
  }
}
