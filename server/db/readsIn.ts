import { statementOf } from './compileSql.ts';
import type { Database } from './Database.ts';
import { runCompiled, type Tx } from './rows.ts';

/** Reads as a transaction under way finds things, over the connection that it has. */
export function readsIn(tx: Tx): Pick<Database, 'readJson' | 'readTogether'> {
  const readJson: Database['readJson'] = async (statement) => {
    const [row] = await runCompiled<Readonly<Record<string, string>>>(tx, statementOf(statement));
    return row === undefined ? null : (Object.values(row)[0] ?? null);
  };
  return {
    readJson,
    readTogether: (statements) => Promise.allSettled(statements.map((each) => readJson(each))),
  };
}
