import { compileSql, type Statement } from './compileSql.ts';
import type { Sql } from './conditions.ts';
import { Recent } from './Recent.ts';

interface Prepared {
  readonly text: string;
  /** Of each parameter: what it is, or which of the values that each request tells anew. */
  readonly parameters: readonly ({ readonly value: unknown } | { readonly told: string })[];
}

const longestKey = 4_000;

/** Statements that were compiled before, for the same selection, viewer and arguments. */
export class PreparedStatements {
  private readonly known = new Recent<string, Prepared>(2_000);

  /**
   * `key` tells all that the statement depends on besides the values, which `compile` puts into it as parameters and does
   * not look at: it is given something that stands for each.
   */
  statement<Values extends object>(key: string, values: Values, compile: (values: Values) => Sql): Statement {
    let prepared = this.known.get(key);
    if (prepared === undefined) {
      const later = Object.fromEntries(Object.keys(values).map((name) => [name, { name }]));
      const compiled = compileSql(compile(later as Values));
      const parameters = compiled.values.map((value) => {
        const told = Object.values(later).find((each) => each === value)?.name;
        return told === undefined ? { value } : { told };
      });
      prepared = { text: compiled.text, parameters };
      if (key.length <= longestKey) this.known.set(key, prepared);
    }
    const { text, parameters } = prepared;
    const told = new Map<string, unknown>(Object.entries(values));
    return { text, values: parameters.map((each) => ('told' in each ? told.get(each.told) : each.value)) };
  }
}
