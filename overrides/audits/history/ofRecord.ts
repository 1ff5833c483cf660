import type { AuditedType } from '#resources/enums.ts';

/** What is told in the history of the record that it belongs to. */
const parts: Readonly<Partial<Record<string, readonly AuditedType[]>>> = { CentreEvent: ['EstimatedCost'] };

/** The conditions on the log that leave what happened to one record and its parts. */
export const ofRecord = (type: string, id: string) => ({
  AND: [
    { column: 'AUDITABLE_TYPE', operator: 'IN', value: [type, ...(parts[type] ?? [])] },
    { column: 'OWNER_ID', operator: 'EQ', value: id },
  ],
});
