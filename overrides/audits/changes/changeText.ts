import { isolated } from '#schema/isolated.ts';
import type { ChangeInWords } from './changesInWords.ts';

/**
 * 'Status: New → Pending', or 'Password changed' where both values look alike: secrets, and long texts cut short.
 * A new or deleted record has no other side worth telling: its fields are named.
 */
export function changeText({ label, before, after }: ChangeInWords, isChange: boolean): string {
  if (!isChange) return label;
  return before === undefined || after === undefined || before === after
    ? `${label} changed`
    : `${label}: ${isolated(before)} → ${isolated(after)}`;
}
