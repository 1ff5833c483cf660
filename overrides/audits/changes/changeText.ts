import { isolated } from '#schema/isolated.ts';
import type { ChangeInWords } from './changesInWords.ts';
import { inLine } from './excerpt.ts';

/**
 * 'Status: New → Pending', or 'Password changed' where both values look alike: secrets, and long texts cut short.
 */
export function changeText({ label, before, after }: ChangeInWords): string {
  const [from, to] = [before, after].map((text) => (text === undefined ? undefined : inLine(text)));
  return from === undefined || to === undefined || from === to
    ? `${label} changed`
    : `${label}: ${isolated(from)} → ${isolated(to)}`;
}
