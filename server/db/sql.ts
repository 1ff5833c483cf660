/** A piece of SQL with its values, numbered only when compiled, so that pieces nest freely. */
export class Sql {
  constructor(
    readonly strings: readonly string[],
    readonly values: readonly SqlValue[],
  ) {}

  /** Text with $1 … and the values in that order. */
  compile(): { readonly text: string; readonly values: readonly SqlParameter[] } {
    const text: string[] = [];
    const values: SqlParameter[] = [];
    append(this, text, values);
    return { text: text.join(''), values };
  }
}

export type SqlParameter = string | number | boolean | null | readonly string[] | readonly number[];
export type SqlValue = SqlParameter | Sql;

function append(piece: Sql, text: string[], values: SqlParameter[]): void {
  piece.strings.forEach((string, index) => {
    text.push(string);
    if (index >= piece.values.length) return;
    const value = piece.values[index];
    if (value instanceof Sql) {
      append(value, text, values);
      return;
    }
    values.push(value ?? null);
    text.push(`$${values.length}`);
  });
}

/** sql`… ${value} … ${otherPiece}`: values become parameters, pieces are spliced in. */
export function sql(strings: TemplateStringsArray, ...values: SqlValue[]): Sql {
  return new Sql(strings, values);
}

/** Text taken as it stands: never with anything a client sent. */
export function raw(text: string): Sql {
  return new Sql([text], []);
}

/** A quoted identifier, or alias.column. */
export function ref(...path: readonly string[]): Sql {
  return raw(path.map((name) => `"${name.replaceAll('"', '""')}"`).join('.'));
}

export function join(pieces: readonly Sql[], separator: string): Sql {
  if (pieces.length === 0) return raw('');
  return new Sql(['', ...pieces.slice(1).map(() => separator), ''], pieces);
}

export const TRUE = raw('true');
export const FALSE = raw('false');

export function and(pieces: readonly Sql[]): Sql {
  if (pieces.includes(FALSE)) return FALSE;
  const needed = pieces.filter((piece) => piece !== TRUE);
  return needed.length === 0 ? TRUE : sql`(${join(needed, ' and ')})`;
}

export function or(pieces: readonly Sql[]): Sql {
  if (pieces.includes(TRUE)) return TRUE;
  const possible = pieces.filter((piece) => piece !== FALSE);
  return possible.length === 0 ? FALSE : sql`(${join(possible, ' or ')})`;
}
