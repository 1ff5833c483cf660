import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { RowScope } from '../Entity.ts';

/** Rows that belong to the listed row: counted, and compared by their least and greatest values. */
export interface FiguredRelation {
  readonly table: string;
  readonly scope: RowScope;
  /** The column of theirs that names the row they belong to; null where it takes more than one. */
  readonly link: string | null;
  readonly on: (parent: string, child: string) => Sql;
  /** Which of them the plain number counts, where a field shows it and it is not all of them (S6). */
  readonly counted?: (child: string) => Sql;
  /** What the plain number is where it does not hang on who asks (S6). */
  readonly count?: (parent: string) => Sql;
  readonly kept?: KeptFigures;
  readonly columns: Readonly<Record<string, { readonly column: string; readonly kind: 'number' | 'date' }>>;
}

/** A table with a row for each listed row, in which triggers keep the figures over all related rows (ADR 21). */
export interface KeptFigures {
  readonly table: string;
  readonly key: string;
  /** Who sees all related rows: what others see is counted. */
  readonly showsAllTo: (viewer: Viewer) => boolean;
  /** Columns by figure: 'COUNT', 'MAX DATE_CREATED'. */
  readonly columns: Readonly<Record<string, string>>;
  /** The number of all related rows, which conditions count. */
  readonly all: string;
  /** Says of a row that it is deleted: indexes of the figures leave those out. */
  readonly deleted?: string;
  /** Each has a few, which are counted in no time. */
  readonly isFew?: boolean;
  /**
   * Which of the related rows a viewer does not see, of rows that they do see: where those are few, the number of all less
   * theirs is the number of the others. Null for viewers of whom that is not told.
   */
  readonly unseen?: (child: string, viewer: Viewer) => Sql | null;
  /** Each has many, and an index has those of one in the order of these figures: looked up, not gone through. */
  readonly firstOfMany?: ReadonlySet<string>;
  readonly atHome?: FiguresAtHome;
}

/** The same over those related rows alone that everybody sees who sees the row, of viewers whose others are few. */
interface FiguresAtHome extends Pick<KeptFigures, 'columns'> {
  readonly suits: (viewer: Viewer) => boolean;
  /** Rows of figures whose row the viewer sees, by several tests that each lead an index. */
  readonly scopes: (alias: string, viewer: Viewer) => readonly Sql[];
  /** The related rows that are not among them, of all that are seen. */
  readonly others: (child: string) => Sql;
}

/** Something to sort by, and the join that it is read from. */
interface Figure {
  readonly expression: Sql;
  readonly join: Sql | null;
  readonly nullable: boolean;
  readonly bound?: Bound;
  readonly kept?: KeptOrder;
  readonly mostlyKept?: MostlyKept;
  /** True of all rows that are not deleted. */
  readonly within?: Sql;
}

/** The order of a figure that is kept, over the rows that are not deleted. */
export interface KeptOrder extends Pick<KeptFigures, 'table' | 'key'> {
  readonly column: string;
  readonly deleted: string;
}

/** The order of a figure over the rows that a viewer sees, where it is kept over all of them but a few. */
export interface MostlyKept extends Pick<KeptOrder, 'table' | 'key' | 'column'> {
  /** Which rows of figures, `kept`, are of rows that the viewer sees: each of them meets one. */
  readonly scopes: readonly Sql[];
  /** The related rows that are left: `of` which row each is, and its `value`. */
  readonly others: Sql;
  readonly figure: Sql;
  readonly with: (kept: Sql, figure: Sql) => Sql;
}

/** A number or a day over the rows that the viewer sees, and what is kept over all of them. */
export interface Bound {
  readonly table: string;
  readonly key: string;
  readonly kept: { readonly atMost?: string | undefined; readonly atLeast?: string | undefined };
  /** The number that is nothing where there is nothing to count or compare. */
  readonly none: string;
  readonly deleted: KeptFigures['deleted'];
  /** The number of one row, looked up. */
  readonly figure: Sql;
  /** Whoever has no related rows has none. */
  readonly nullable: boolean;
}

interface Asked {
  readonly alias: string;
  readonly viewer: Viewer;
  readonly path: string;
}

const functions: Readonly<Record<string, string>> = {
  COUNT: 'count',
  AVG: 'avg',
  MAX: 'max',
  MIN: 'min',
  SUM: 'sum',
};

/** A figure over the related rows that the viewer may see. @throws validationFailed at `path` */
export function relatedFigure(relation: FiguredRelation | undefined, value: unknown, asked: Asked): Figure {
  const given = isRecord(value) ? value : {};
  const aggregate = typeof given['aggregate'] === 'string' ? given['aggregate'] : '';
  const called = functions[aggregate];
  const { alias, viewer, path } = asked;
  if (!relation || !called) throw validationFailed(path, 'This figure cannot be sorted by.');
  const name = typeof given['column'] === 'string' ? given['column'] : '';
  const column = relation.columns[name];
  const isPlain = !column && aggregate === 'COUNT';
  if (!column && !isPlain)
    throw validationFailed(`${path}.column`, 'Say which value the figure is taken over.');
  if (column?.kind === 'date' && (aggregate === 'AVG' || aggregate === 'SUM'))
    throw validationFailed(`${path}.aggregate`, 'Dates have no average and no sum.');
  if (isPlain && relation.count) return { expression: relation.count(alias), join: null, nullable: false };
  const figureName = column ? `${aggregate} ${name}` : aggregate;
  const kept = keptFigure(relation, figureName, asked) ?? allButUnseen(relation, figureName, asked);
  if (kept) return kept;
  const child = `${alias}_order`;
  const figure = column ? sql`${sql.raw(called)}(${sql.id(child, column.column)})` : sql.raw('count(*)');
  const rows = [
    relation.scope(child, viewer),
    ...(isPlain && relation.counted ? [relation.counted(child)] : []),
  ];
  const from = sql`from ${sql.id(relation.table)} ${sql.id(child)}`;
  const ofOne = sql`(select ${figure} ${from} where ${and([relation.on(alias, child), ...rows])})`;
  const isFirstOfMany = relation.kept?.firstOfMany?.has(figureName) === true;
  if (relation.link === null || isFirstOfMany) return { expression: ofOne, join: null, nullable: !isPlain };
  // Grouped once: looked up for each row, a long list would be counted row by row.
  const link = sql.id(child, relation.link);
  const grouped = sql.id(`${alias}_figure`);
  return {
    expression: isPlain ? sql`coalesce(${grouped}."figure", 0)` : sql`${grouped}."figure"`,
    join: sql`left join (select ${link} as "of", ${figure} as "figure" ${from} where ${and(rows)} group by ${link}) ${grouped} on ${grouped}."of" = ${sql.id(alias, 'id')}`,
    nullable: !isPlain,
    ...boundOf(relation.kept, figureName, ofOne),
    ...mostlyKept(relation, { aggregate, figureName, column: column?.column, rows: and(rows) }, asked),
  };
}

/** Over some rows, and with the same over others. */
const together: Readonly<Record<string, Pick<MostlyKept, 'figure' | 'with'>>> = {
  COUNT: { figure: sql.raw('count(*)::integer'), with: (one, other) => sql`${one} + ${other}` },
  MIN: { figure: sql.raw('min("value")'), with: (one, other) => sql`least(${one}, ${other})` },
  MAX: { figure: sql.raw('max("value")'), with: (one, other) => sql`greatest(${one}, ${other})` },
};

interface Compared {
  readonly aggregate: string;
  /** As the columns of what is kept are named. */
  readonly figureName: string;
  readonly column: string | undefined;
  /** What holds of the related rows that it is taken over. */
  readonly rows: Sql;
}

function mostlyKept(
  { table, link, kept }: FiguredRelation,
  { aggregate, figureName, column, rows }: Compared,
  { alias, viewer }: Asked,
): Pick<Figure, 'mostlyKept'> {
  const atHome = kept?.atHome;
  const own = atHome?.columns[figureName];
  const parts = together[aggregate];
  if (!kept || !atHome || own === undefined || !parts || link === null || !atHome.suits(viewer)) return {};
  const scopes = atHome.scopes('kept', viewer);
  if (scopes.length === 0) return {};
  const child = `${alias}_order`;
  const value = column === undefined ? sql.raw('null') : sql.id(child, column);
  return {
    mostlyKept: {
      table: kept.table,
      key: kept.key,
      column: own,
      scopes,
      others: sql`select ${sql.id(child, link)} as "of", ${value} as "value" from ${sql.id(table)} ${sql.id(child)} where ${and([rows, atHome.others(child)])}`,
      ...parts,
    },
  };
}

/** Of all rows there are as many as a viewer sees, as late ones, and as early ones. */
function boundOf(figures: KeptFigures | undefined, name: string, figure: Sql): Pick<Figure, 'bound'> {
  const own = figures?.columns[name];
  if (figures?.isFew !== true || own === undefined) return {};
  const { table, key, columns, all, deleted } = figures;
  const column = /^(?:MIN|MAX) (?<column>.+)$/.exec(name)?.groups?.['column'];
  const kept =
    column === undefined
      ? { atMost: own }
      : { atMost: columns[`MAX ${column}`], atLeast: columns[`MIN ${column}`] };
  return {
    bound: {
      table,
      key,
      kept,
      none: column === undefined ? own : all,
      deleted,
      figure,
      nullable: column !== undefined,
    },
  };
}

/** What is kept, beside the row. */
const keptBeside = ({ table, key }: KeptFigures, row: string, alias: string): Sql =>
  sql`join ${sql.id(table)} ${sql.id(row)} on ${sql.id(row, key)} = ${sql.id(alias, 'id')}`;

/** The number of all related rows less those that the viewer does not see. */
function allButUnseen(
  { table, link, kept }: FiguredRelation,
  name: string,
  { alias, viewer }: Asked,
): Figure | null {
  const child = `${alias}_unseen`;
  const unseen = name === 'COUNT' && link !== null ? kept?.unseen?.(child, viewer) : null;
  const column = kept?.columns[name];
  if (!kept || column === undefined || !unseen || link === null) return null;
  const [row, of, less] = [`${alias}_kept`, sql.id(child, link), sql.id(`${alias}_less`)];
  return {
    expression: sql`${sql.id(row, column)} - coalesce(${less}."number", 0)`,
    join: sql`${keptBeside(kept, row, alias)} left join (select ${of} as "of", count(*) as "number" from ${sql.id(table)} ${sql.id(child)} where ${unseen} group by ${of}) ${less} on ${less}."of" = ${sql.id(alias, 'id')}`,
    nullable: false,
  };
}

function keptFigure({ kept }: FiguredRelation, name: string, { alias, viewer }: Asked): Figure | null {
  const column = kept?.columns[name];
  if (!kept || column === undefined || !kept.showsAllTo(viewer)) return null;
  const row = `${alias}_kept`;
  return {
    expression: sql.id(row, column),
    join: keptBeside(kept, row, alias),
    nullable: name !== 'COUNT',
    ...(kept.deleted !== undefined && {
      kept: { table: kept.table, key: kept.key, column, deleted: kept.deleted },
      within: sql`not ${sql.id(row, kept.deleted)}`,
    }),
  };
}
