import { getNamedType, type GraphQLSchema } from 'graphql';
import { listTooLong } from '#server/errors/errors.ts';
import type { Statement } from '#server/db/compileSql.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { PreparedStatements } from '#server/db/PreparedStatements.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { viewerKey } from '#server/access/viewerKey.ts';
import { TYPENAME } from '../read/asAnswered.ts';
import { compileCount } from '../read/compileAll.ts';
import { compileList, compileRow } from '../read/compileList.ts';
import type { ListArguments } from '../read/ListDefinition.ts';
import { type Compilation, startCompilation } from '../read/compileObject.ts';
import {
  firstRows,
  type Page,
  type PageParts,
  pageOf,
  paginatorInfo,
  readPage,
  type Way,
} from '../read/paginator.ts';
import { totalOf } from '../read/readResolvers.ts';
import { isId } from '#server/db/rows.ts';
import { type OneRead, type PageRead, type PlainRead, plainFirst } from '../read/Read.ts';
import type { Selection } from '../read/selection.ts';
import type { RequestContext } from '../RequestContext.ts';
import type { RootRead } from './PlainQuery.ts';

/** A root field that is read as text. */
interface Reading {
  readonly root: RootRead;
  readonly args: ListArguments;
  readonly schema: GraphQLSchema;
  readonly viewer: Viewer;
  readonly context: RequestContext;
  readonly statements: PreparedStatements;
}

/** The JSON text of a field of the root: the same statements as the resolvers', whose answer nobody takes apart. */
export function readText(reading: Reading): Promise<string> {
  const { read } = reading.root;
  switch (read.kind) {
    case 'page':
      return pageText(read, reading);
    case 'plain':
      return plainText(read, reading);
    case 'one':
      return oneText(read, reading);
  }
}

async function pageText({ list }: PageRead, reading: Reading): Promise<string> {
  const { root, args, context } = reading;
  const page = pageOf(args);
  const selected = [...root.answer.values()].find(({ name }) => name === 'data');
  const { page: _page, ...others } = args;
  const rowsOn = (way: Way, below: Selection) =>
    prepared(
      reading,
      `${way.fromEnd ? 'last' : 'first'} ${way.limit} after ${way.offsetAtMost}`,
      others,
      way.offset,
      (offset, compilation) => compileList(list, below, args, { ...way, offset }, compilation),
    );
  const parts = await readPage(page, root.names, {
    rows: selected ? async (way) => context.reads.json(rowsOn(way, selected.below)) : null,
    total: async () =>
      totalOf(
        prepared(reading, 'total', others, null, (_none, compilation) =>
          compileCount(list, others, compilation),
        ),
        context,
      ),
  });
  return pageJson(reading, page, parts);
}

function pageJson({ root }: Reading, page: Page, { rows: data, total }: PageParts<string | null>): string {
  const countsRows = ['count', 'firstItem', 'lastItem'].some((each) =>
    root.names.below('paginatorInfo')?.has(each),
  );
  const info = paginatorInfo(page, data === null ? null : countsRows ? lengthOf(data) : 0, total);
  const infoJson = (below: Selection) =>
    JSON.stringify(
      Object.fromEntries(
        [...below].map(([key, { name }]) => [
          key,
          name === TYPENAME ? 'PaginatorInfo' : info[name as keyof typeof info],
        ]),
      ),
    );
  const members = [...root.answer].map(([key, { name, below }]) => {
    if (name === 'data') return `"${key}":${data ?? '[]'}`;
    return `"${key}":${name === TYPENAME ? `"${getNamedType(root.field.type).name}"` : infoJson(below)}`;
  });
  return `{${members.join(',')}}`;
}

async function plainText({ list, size }: PlainRead, reading: Reading): Promise<string> {
  const { root, args, context } = reading;
  const way = firstRows(plainFirst(size));
  const statement = prepared(reading, 'rows', args, null, (_none, compilation) =>
    compileList(list, root.answer, args, way, compilation),
  );
  const text = (await context.reads.json(statement)) ?? '[]';
  // A row takes two letters at least.
  if ('atMost' in size && text.length > 2 * size.atMost && lengthOf(text) > size.atMost)
    throw listTooLong({ list: root.field.name, limit: size.atMost, instead: size.inPages });
  return text;
}

async function oneText(read: OneRead, reading: Reading): Promise<string> {
  const { root, args, context } = reading;
  const id = String(args[read.argument]);
  if (!isId(id)) return 'null';
  const statement = prepared(reading, 'row', null, id, (value, compilation) =>
    compileRow(read, root.answer, value, compilation),
  );
  return (await context.reads.short(statement)) ?? 'null';
}

const lengthOf = (rows: string): number => (JSON.parse(rows) as readonly unknown[]).length;

function prepared(
  { root, schema, viewer, context, statements }: Reading,
  what: string,
  args: ListArguments | null,
  value: unknown,
  compile: (value: unknown, compilation: Compilation) => Sql,
): Statement {
  const key = `${root.id} ${what} ${viewerKey(viewer)} ${args === null ? '' : JSON.stringify(args)}`;
  return statements.statement(key, { value }, ({ value: each }) =>
    compile(each, startCompilation({ schema, entities: context.entities, viewer })),
  );
}
