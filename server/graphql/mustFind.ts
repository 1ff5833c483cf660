import { isId } from '#server/db/rows.ts';
import { notFound } from '#server/errors/errors.ts';

/** The row that an id names, of those that are read. @throws notFound where there is none, or the id is none */
export async function mustFind<T>(type: string, id: string, read: () => Promise<readonly T[]>): Promise<T> {
  const [row] = isId(id) ? await read() : [];
  if (row === undefined) throw notFound(type, id);
  return row;
}
