/** Ids are positive whole numbers, as the server counts them: what is anything else is nobody's address (spec §2). */
export const isRecordId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);
