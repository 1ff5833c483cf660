import { refused, type Violation } from '#server/errors/bookingRefusals.ts';
import { isBlank } from '#server/graphql/write/blankText.ts';

/** The refusal that a person must hear of first: one that no reason can pass, else the first. */
export function decisive(violations: readonly Violation[]): Violation | null {
  return violations.find(({ overridable }) => !overridable) ?? violations[0] ?? null;
}

/**
 * C8: a reason passes what the viewer may pass; it is kept in the audit by the write.
 * @throws refused with the decisive violation otherwise.
 */
export function enforce(violations: readonly Violation[], reason: unknown, path: string | null): void {
  const violation = decisive(violations);
  if (violation === null || (violation.overridable && isReason(reason))) return;
  throw refused(violation, path);
}

const isReason = (reason: unknown): boolean => typeof reason === 'string' && !isBlank(reason);
