import { refused, type Violation } from '#server/errors/bookingRefusals.ts';
import { isBlank } from '#server/graphql/write/blankText.ts';

/** The refusal that a person must hear of first: one that no reason can pass, else the first. */
export function decisive(found: readonly (Violation | null)[]): Violation | null {
  const violations = found.filter((violation) => violation !== null);
  return violations.find(({ overridable }) => overridable !== true) ?? violations[0] ?? null;
}

/**
 * C8: a reason passes what the viewer may pass; it is kept in the audit by the write.
 * @throws refused with the decisive violation otherwise.
 */
export function enforce(found: readonly (Violation | null)[], reason: unknown, path: string | null): void {
  const violation = decisive(found);
  if (violation === null || (violation.overridable === true && isReason(reason))) return;
  throw refused(violation, path);
}

const isReason = (reason: unknown): boolean => typeof reason === 'string' && !isBlank(reason);
