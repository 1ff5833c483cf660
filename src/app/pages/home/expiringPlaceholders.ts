import { addDays } from './calendar.ts';
import type { HomePlaceholder } from './homeDocument.ts';

export interface ExpiringPlaceholder extends HomePlaceholder {
  readonly dateExpiry: string;
}

/** Those that still hold a seat today (P2) and lose it within `days`, soonest first. */
export function expiringPlaceholders(
  placeholders: readonly HomePlaceholder[],
  today: string,
  days: number,
): readonly ExpiringPlaceholder[] {
  const last = addDays(today, days);
  const unique = new Map(placeholders.map((placeholder) => [placeholder.id, placeholder]));
  return [...unique.values()]
    .filter(
      (placeholder): placeholder is ExpiringPlaceholder =>
        placeholder.dateExpiry !== null && placeholder.dateExpiry >= today && placeholder.dateExpiry <= last,
    )
    .sort((a, b) => a.dateExpiry.localeCompare(b.dateExpiry) || a.id.localeCompare(b.id));
}
