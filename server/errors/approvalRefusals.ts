import { isolated } from '#schema/isolated.ts';
import { UserError, validationFailed } from './errors.ts';

/** What the approval of a document is refused for, each with a stable code. */

export interface ApprovalChange {
  readonly label: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** F4: what was seen is not what would be approved. */
export const staleApproval = (changes: readonly ApprovalChange[]) =>
  new UserError(
    'STALE_APPROVAL',
    `Nothing was approved: the document has changed since you opened it.${told(changes)}`,
    { changes },
  );

const told = (changes: readonly ApprovalChange[]): string =>
  changes.length === 0 ? '' : ` ${changes.map(changeWords).join(' ')}`;

/** 'Welcome: 09:00 → 09:05.' */
export function changeWords({ label, before, after }: ApprovalChange): string {
  const what = isolated(label);
  if (before === null) return `${what}: new, ${isolated(after ?? 'empty')}.`;
  return `${what}: ${isolated(before)} → ${isolated(after ?? 'gone')}.`;
}

/** Two officers at once: the second is told who was first. */
export const alreadyApproved = (by: string) =>
  new UserError('ALREADY_APPROVED', `${by} has approved this document already.`, { by });

export type Obstacle = { readonly code: string; readonly message: string };

export const notApprovable = ({ code, message }: Obstacle) => new UserError(code, message);

/** F2: a jobcode is unique among live approvals. */
export const jobcodeTaken = (path: string, document: string | null) =>
  validationFailed(
    path,
    document === null
      ? 'This code is used by another approval in force.'
      : `This code is used by the approval of “${document}”, which is in force.`,
  );

/** What may not be done with a document as it stands. */
export const documentRefused = (message: string) => new UserError('TRANSITION_NOT_ALLOWED', message);

interface BlockedHonoraria {
  /** Names of the trainers. */
  readonly trainers: readonly string[];
  readonly codes: readonly string[];
}

/** H6: what a trainer is paid by is frozen with the approval, so it must be sound before. */
export const honorariaBlocked = (messages: readonly string[], details: BlockedHonoraria) =>
  new UserError('HONORARIA_BLOCKED', `The honoraria cannot be approved. ${messages.join(' ')}`, {
    ...details,
  });
