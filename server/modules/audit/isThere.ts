import { sql } from 'kysely';
import { TRUE } from '#server/db/conditions.ts';
import type { RowScope } from '#server/graphql/Entity.ts';
import type { Noun } from '#server/graphql/noun/defineNoun.ts';
import { documentScope } from '../approvedDocument/documentScope.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { generatedDocumentScope } from '../documentRun/documentRunScope.ts';
import { type Audited, recordOf } from './auditScope.ts';

type Leaving = Omit<Audited, 'id'>;

/** What is closed, withdrawn from view, or a part of what may be deleted; all else is there until its deletion is told. */
const leavingOtherwise: readonly Leaving[] = [
  { type: 'EstimatedCost', table: 'centre_events', scope: eventScope },
  { type: 'ApprovedDocument', table: 'approved_documents', scope: documentScope },
  { type: 'GeneratedDocument', table: 'generated_documents', scope: generatedDocumentScope },
  { type: 'CostCategory', table: 'cost_categories', scope: () => TRUE },
];

/** What may be deleted and come back: a deletion in its history does not say that it is gone. */
const comingBack = ({ entities: [entity], writes }: Noun): readonly Leaving[] =>
  entity && writes?.definition.deletedColumn !== undefined ? [entity] : [];

/** Whether the record that a row of the log is about, or what it is a part of, can still be opened by the viewer. */
export function isThereAmong(nouns: readonly Noun[]): RowScope {
  const leaving = [...nouns.flatMap(comingBack), ...leavingOtherwise];
  return (alias, viewer) => {
    const record = `${alias}_there`;
    const whens = leaving.map(
      ({ type, table, scope }) =>
        sql`when ${sql.raw(`'${type}'`)} then exists (select 1 from ${sql.id(table)} ${sql.id(record)}
          where ${sql.id(record, 'id')} = ${recordOf(alias)} and ${scope(record, viewer)})`,
    );
    return sql`case ${sql.id(alias, 'auditable_type')} ${sql.join(whens, sql.raw(' '))} else ${sql.id(alias, 'event')} <> 'deleted' end`;
  };
}
