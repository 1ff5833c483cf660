import { validationFailed } from '#server/errors/errors.ts';

/**
 * The time zone that somebody asks in; UTC where they do not say.
 * @throws validationFailed for what is no zone, which Postgres would say in its own words
 */
export function zoneOf(zone: string | null | undefined): string {
  if (!zone) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw validationFailed('zone', 'There is no such time zone.');
  }
}
