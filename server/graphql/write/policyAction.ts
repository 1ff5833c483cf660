import { FALSE } from '#server/db/conditions.ts';
import { narrowestReach, writableRows, type WritePolicy } from './WritePolicy.ts';
import type { ActionRule } from '../access/ActionRule.ts';
import { whyNot } from '../access/whyNot.ts';

export interface PolicyAction {
  readonly action: string;
  readonly policy: WritePolicy;
  /** 'change trainers' */
  readonly doing: string;
  /** The input keys that the action writes, where they are governed on their own. */
  readonly keys?: readonly string[];
}

/** An action that a write policy decides, row by row: the very condition that Writes enforces. */
export function policyAction({ action, policy, doing, keys = [] }: PolicyAction): ActionRule {
  return {
    action,
    rows: (alias, viewer) => writableRows(policy, viewer, keys)?.(alias) ?? FALSE,
    why: (viewer) => whyNot(narrowestReach(policy, viewer, keys), viewer, doing),
    ...(keys.length > 0 && { inputs: keys }),
  };
}
