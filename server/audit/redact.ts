import type { AnyRow } from '../db/Row.ts';

/** Stands in the audit where a value is too sensitive to keep: that it changed is told, not what it was (S4, G4). */
export const redacted = '•••';

export function redact(values: AnyRow, secret: ReadonlySet<string>): AnyRow {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      value !== null && value !== undefined && secret.has(key) ? redacted : value,
    ]),
  );
}
