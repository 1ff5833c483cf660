import { compileSql, type Statement } from '#server/db/compileSql.ts';
import type { Sql } from '#server/db/conditions.ts';
import { Recent } from '#server/db/Recent.ts';

interface Prepared extends Statement {
  /** Where the value stands that each request tells anew: in a statement of two ways, in both. */
  readonly at: readonly number[];
}

/** Stands for that value while a statement is compiled. */
const later = { later: true };
const longestKey = 4_000;

/** Statements that were compiled before, for the same selection, viewer and arguments. */
export class PreparedStatements {
  private readonly known = new Recent<string, Prepared>(2_000);

  /** `key` tells all that the statement depends on besides `value`, which `compile` puts into it as a parameter. */
  statement(key: string, value: unknown, compile: (value: unknown) => Sql): Statement {
    let prepared = this.known.get(key);
    if (prepared === undefined) {
      const { text, values } = compileSql(compile(later));
      prepared = { text, values, at: values.flatMap((each, index) => (each === later ? [index] : [])) };
      if (key.length <= longestKey) this.known.set(key, prepared);
    }
    const { text, values, at } = prepared;
    return at.length === 0
      ? prepared
      : { text, values: values.map((each, index) => (at.includes(index) ? value : each)) };
  }
}
