/** The conditions on the log that leave what happened to one record. */
export const ofRecord = (type: string, id: string) => ({
  AND: [
    { column: 'AUDITABLE_TYPE', operator: 'EQ', value: type },
    { column: 'AUDITABLE_ID', operator: 'EQ', value: id },
  ],
});
