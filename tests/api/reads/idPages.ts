import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Database } from '#server/db/Database.ts';
import { PreparedStatements } from '#server/db/PreparedStatements.ts';
import { contract } from '#server/graphql/contract.ts';
import { compileIds } from '#server/graphql/read/compileAll.ts';
import { compileList } from '#server/graphql/read/compileList.ts';
import { startCompilation } from '#server/graphql/read/compileObject.ts';
import type { Way } from '#server/graphql/read/paginator.ts';
import { Selection } from '#server/graphql/read/selection.ts';
import { entities } from '#server/modules/entities.ts';
import { listsWithIds } from '#tests/bench/lists/listCases.ts';

/** By the folder of its noun, or by its type where a folder has several. */
export const listOf = (name: string) => {
  const found = listsWithIds.find(({ noun, list }) => [noun.folder, list.entity.type].includes(name));
  if (!found) throw new Error(`There is no list ${name}.`);
  return found.list;
};

/** A list as somebody sees it, with the arguments of its operation. */
export interface AskedList {
  readonly list: ReturnType<typeof listOf>;
  readonly viewer: Viewer;
  readonly args: Parameters<typeof compileList>[2];
}

export const compilationOf = (viewer: Viewer) => startCompilation({ schema: contract, entities, viewer });

const onlyIds = new Selection([['id', { name: 'id', below: new Selection() }]]);
/** A page of a list, of which nothing but the ids is selected. */
export const idPage = ({ list, viewer, args }: AskedList, way: Way): Sql =>
  compileList(list, onlyIds, args, way, compilationOf(viewer));

/** Read as requests are answered: the place of a page is told to a statement that is compiled already. */
export async function readIdPage(database: Database, asked: AskedList, way: Way): Promise<readonly string[]> {
  const page = new PreparedStatements().statement('page', { offset: way.offset }, ({ offset }) =>
    idPage(asked, { ...way, offset }),
  );
  const answer = await database.readJson(page);
  return (JSON.parse(answer ?? '[]') as { id: string }[]).map(({ id }) => id);
}

/** The ids of all rows, in one statement and in the order of the list. */
export async function readAllIds(
  database: Database,
  { list, viewer, args }: AskedList,
): Promise<readonly string[]> {
  const all = compileIds(list, args, { ids: null, atMost: 50_000 }, compilationOf(viewer));
  return JSON.parse((await database.readJson(all)) ?? '[]') as string[];
}
