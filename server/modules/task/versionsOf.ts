import { isRecord } from '#server/db/isRecord.ts';
import { validationFailed } from '#server/errors/errors.ts';

/** Versions by the id of their record; null where none are told, and so all are meant. */
type Versions = Readonly<Record<string, string | null>>;

/** @throws validationFailed for what holds none: it must not count as though all were meant */
export function versionsOf(expected: unknown): Versions | null {
  if (expected === undefined || expected === null) return null;
  if (!isRecord(expected)) throw validationFailed('expected', 'Must be versions by the id of their record.');
  return Object.fromEntries(
    Object.entries(expected).map(([id, version]) => [id, typeof version === 'string' ? version : null]),
  );
}
