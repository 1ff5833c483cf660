import { listPath } from '#src/data/list/listPath.ts';
import type { BookingStatus } from '#src/generated/schema.ts';
import type { DashboardWhere, PlaceholderOutcome } from './dashboardQuery.ts';
import { monthAfter } from './months.ts';

/** The part of a period that lies in a month. */
function withinMonth(where: DashboardWhere, month: string): DashboardWhere {
  const { date_start_gte: from = month, date_start_lt: before = monthAfter(month) } = where;
  const after = monthAfter(month);
  return {
    ...where,
    date_start_gte: from > month ? from : month,
    date_start_lt: before < after ? before : after,
  };
}

const narrowed = (where: DashboardWhere, month?: string) =>
  month === undefined ? where : withinMonth(where, month);

/** The list of events by the very filters of the dashboard (S6). */
export const eventsPath = (where: DashboardWhere, month?: string, more: object = {}): string =>
  listPath('events', {
    filter: { ...narrowed(where, month), ...more },
    sort: { field: 'dateStart', order: 'ASC' },
  });

/** The lists of bookings and of those who wait say of the event what the dashboard says of it. */
function ofEvent({ indication_id: indication, ...where }: DashboardWhere): Readonly<Record<string, string>> {
  const filter = Object.fromEntries(
    Object.entries(where).map(([key, value]) => [`centre_event_${key}`, value]),
  );
  return { ...filter, ...(indication !== undefined && { indication_id: indication }) };
}

const bookingsPath = (where: DashboardWhere, more: object): string =>
  listPath('bookings', {
    filter: { ...ofEvent(where), ...more },
    sort: { field: 'dateCreated', order: 'DESC' },
  });

export const statusPath = (where: DashboardWhere, country?: string, status?: BookingStatus): string =>
  bookingsPath(where, {
    ...(status !== undefined && { booking_status: [status] }),
    ...(country !== undefined && { country_id: country }),
  });

export const placeholdersPath = (
  where: DashboardWhere,
  month?: string,
  outcome?: PlaceholderOutcome,
): string =>
  bookingsPath(
    narrowed(where, month),
    outcome === undefined ? { is_placeholder: true } : { placeholder_outcome: outcome },
  );

export const waitingPath = (where: DashboardWhere): string =>
  listPath('waitingListEntries', { filter: ofEvent(where) });

/** Those who wait for one event. */
export const linePath = (event: string): string =>
  listPath('waitingListEntries', { filter: { centre_event_id: event } });
