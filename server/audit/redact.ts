import type { Row } from '../graphql/write/Json.ts';

/** Stands in the audit where a value is too sensitive to keep: that it changed is told, not what it was (S4, G4). */
const REDACTED = '•••';

export function redact(values: Row, secret: ReadonlySet<string>): Row {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value !== null && secret.has(key) ? REDACTED : value]),
  );
}
