import { useRecordContext } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import { isValues, type Values } from '#src/data/isValues.ts';
import { useFieldWords, useResourceOfType } from '#src/fields/wording/useFieldWords.ts';
import { valuesOf } from '../changes/changesOf.ts';

/** What somebody took out as a file. */
export interface Exported {
  /** Whose filters it was filtered by. */
  readonly resource: string | undefined;
  readonly filter: Values;
  /** That its rows were counted by; exports of before said only what they were filtered by. */
  readonly arguments: Values | undefined;
  /** Unknown of a chart. */
  readonly rows: number | undefined;
  /** By the labels that the list has. */
  readonly columns: readonly string[];
}

/** What the audit in context says of a list that was taken out; undefined where it is of something else, as of documents. */
export function useExported(): Exported | undefined {
  const audit = useRecordContext<Pick<AuditRecord, 'id' | 'event' | 'auditableType' | 'newValues'>>();
  const resourceOf = useResourceOfType();
  const fieldWords = useFieldWords();
  if (audit?.event !== 'exported') return undefined;
  const { filter, arguments: args, rows, columns } = valuesOf(audit.newValues);
  if (!Array.isArray(columns)) return undefined;
  const names = columns.map(String);
  const taken = {
    filter: isValues(filter) ? filter : {},
    arguments: isValues(args) ? args : undefined,
    rows: typeof rows === 'number' ? rows : undefined,
  };
  // The dashboard counts events by the filters of their list; the columns of a chart are words already.
  if (audit.auditableType === 'Dashboard')
    return { ...taken, resource: resourceOf('CentreEvent'), columns: names };
  const resource = resourceOf(audit.auditableType);
  return { ...taken, resource, columns: names.map((name) => fieldWords(resource, name)) };
}
