/** Tables that triggers write when these are written: a statement's text does not show it. */
const triggered: Readonly<Record<string, readonly string[]>> = {
  // The names that bookings are searched by.
  participants: ['event_bookings'],
  centre_events: ['event_bookings'],
};

export function addTriggered(tables: Set<string>): Set<string> {
  for (const table of [...tables]) for (const other of triggered[table] ?? []) tables.add(other);
  return tables;
}
