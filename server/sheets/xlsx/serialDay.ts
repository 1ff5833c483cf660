const dayMs = 24 * 60 * 60 * 1000;
/** The day that workbooks call 0, counting a 29 February 1900 that never was. */
const origin = Date.UTC(1899, 11, 30);
const origin1904 = Date.UTC(1904, 0, 1);

/** A day and time on some wall clock, `2027-03-12T09:30:00`, as a workbook counts it. */
export const serialOf = (local: string): number => (Date.parse(`${local}Z`) - origin) / dayMs;

/** What a workbook's number of days is on that clock, to the second. */
export function localOfSerial(serial: number, from1904: boolean): string | null {
  const moment = new Date((from1904 ? origin1904 : origin) + Math.round(serial * 86_400) * 1_000);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString().slice(0, 19);
}
