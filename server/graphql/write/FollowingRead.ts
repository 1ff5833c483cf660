import type { Statement } from '#server/db/compileSql.ts';
import { behindCommit } from '#server/db/observed/ObservedPool.ts';
import { runCompiled, type Tx } from '#server/db/rows.ts';
import { type Entity, type EntityIndex, entityOf, nestedLimit } from '../Entity.ts';
import type { Selection } from '../read/selection.ts';

type Row = Readonly<Record<string, string | null>>;

/** What a write answers, read behind its commit in the same message: it waits for no read of its own. */
export class FollowingRead {
  private asked: { readonly id: string; readonly rows: readonly Row[] } | null = null;

  constructor(
    private readonly type: string,
    private readonly statement: (id: string) => Statement,
  ) {}

  /** Within the transaction, when all of it is written. */
  async ask(tx: Tx, type: string, id: string): Promise<void> {
    if (type !== this.type) return;
    const { text, values } = this.statement(id);
    this.asked = { id, rows: await runCompiled<Row>(tx, { text: behindCommit + text, values }) };
  }

  /** Something else is written after it. */
  forget(): void {
    this.asked = null;
  }

  /** JSON of the row as it was committed; null where it was not read. */
  answer(id: string): string | null {
    const [row] = this.asked?.id === id ? this.asked.rows : [];
    const [json = null] = row ? Object.values(row) : [];
    return json;
  }
}

/** Nothing is read but one row of each type: that takes no longer than the write itself. */
export function isOfOneRow(entity: Entity, selection: Selection, entities: EntityIndex): boolean {
  return [...selection.values()].every(({ name, below }) => {
    const relation = entity.relations?.[name];
    if (relation === undefined) return true;
    return nestedLimit(relation) === 1 && isOfOneRow(entityOf(entities, relation.type), below, entities);
  });
}
