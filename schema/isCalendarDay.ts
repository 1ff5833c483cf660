/** Whether the calendar of the database has the day: no year 0, and no 30 February, which `Date` would move on to March. */
export const isCalendarDay = (day: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toJSON() === `${day}T00:00:00.000Z`;
