import { isolated } from '#schema/isolated.ts';
import type { ChangeInWords } from './changesInWords.ts';

/**
 * 'Status: New → Pending', or 'Password changed' where both values look alike: secrets, and long texts cut short.
 */
export function changeText({ label, before, after }: ChangeInWords): string {
  return before === undefined || after === undefined || before === after
    ? `${label} changed`
    : `${label}: ${isolated(before)} → ${isolated(after)}`;
}
