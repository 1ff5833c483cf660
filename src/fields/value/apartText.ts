import { nameText } from './nameText.ts';
import { valueAt } from './valueAt.ts';

/** What tells a record from its namesakes, by the paths that its metadata names for it; nothing where it has none. */
export const apartText = (record: unknown, apart: readonly string[], locale: string): string =>
  apart
    .map((path) => valueAt(record, path))
    .filter((value) => typeof value === 'string' && value !== '')
    .map((text) => nameText(String(text), locale))
    .join(' · ');
