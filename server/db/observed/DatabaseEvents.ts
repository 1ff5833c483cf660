type StatementListener = (text: string) => void;
type WriteListener = (tables: ReadonlySet<string>) => void;

/** Who wants to know of statements and of committed writes. */
export class DatabaseEvents {
  private readonly statementListeners = new Set<StatementListener>();
  private readonly writeListeners = new Set<WriteListener>();

  onStatement(listener: StatementListener): () => void {
    this.statementListeners.add(listener);
    return () => this.statementListeners.delete(listener);
  }

  onWrite(listener: WriteListener): () => void {
    this.writeListeners.add(listener);
    return () => this.writeListeners.delete(listener);
  }

  statement(text: string): void {
    for (const listener of this.statementListeners) listener(text);
  }

  written(tables: ReadonlySet<string>): void {
    if (tables.size === 0) return;
    for (const listener of this.writeListeners) listener(tables);
  }
}
