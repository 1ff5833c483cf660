import type { ChangeInWords } from './changesInWords.ts';

/** 'Status: New → Pending'. A new or deleted record has no other side worth telling: its fields are named. */
export const changeText = ({ label, before, after }: ChangeInWords, isChange: boolean): string =>
  isChange && before !== undefined && after !== undefined ? `${label}: ${before} → ${after}` : label;
