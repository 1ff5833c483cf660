import { plannedAnew } from '../plannedAnew.ts';

/**
 * Gives repeated statements a name, so that the server plans them once a connection.
 * A text is named on its second use (one-off texts would only fill the memory of the server), and the least recently
 * used name is given up when there are too many. Names are never used again.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly seen = new Set<string>();
  private issued = 0;

  constructor(private readonly limit: number) {}

  /** `name` is null for a text that should run unnamed; `evicted` is to be deallocated before. */
  name(text: string, plansAnew = false): { readonly name: string | null; readonly evicted: string | null } {
    if (!plansAnew && text.includes(plannedAnew)) return { name: null, evicted: null };
    const known = this.names.get(text);
    if (known !== undefined) {
      this.names.delete(text);
      this.names.set(text, known);
      return { name: known, evicted: null };
    }
    if (!this.seen.has(text)) {
      if (this.seen.size >= this.limit * 4) this.seen.clear();
      this.seen.add(text);
      return { name: null, evicted: null };
    }
    this.seen.delete(text);
    const evicted = this.names.size >= this.limit ? this.evictOldest() : null;
    const name = `s${(this.issued += 1)}`;
    this.names.set(text, name);
    return { name, evicted };
  }

  private evictOldest(): string | null {
    const oldest = this.names.entries().next().value;
    if (oldest === undefined) return null;
    this.names.delete(oldest[0]);
    return oldest[1];
  }
}
