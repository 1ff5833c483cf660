import { isRow } from '../Row.ts';

/** Whether a file is somewhere among the variables. */
export function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  if (Array.isArray(value)) return value.some(hasFile);
  return isRow(value) && Object.values(value).some(hasFile);
}
