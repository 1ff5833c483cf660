const DAY = 86_400_000;

/** Days counted from the day the demo data is loaded; text in and out, so that no zone shifts them. */
export class Calendar {
  readonly #start: number;

  constructor(readonly today: string) {
    this.#start = Date.parse(`${today}T00:00:00Z`);
    if (Number.isNaN(this.#start)) throw new Error(`Not a day: ${today}`);
  }

  /** The day `offset` days from today. */
  day(offset: number): string {
    return new Date(this.#start + offset * DAY).toISOString().slice(0, 10);
  }

  /** The same day of the month, so many months away. */
  month(offset: number): string {
    const date = new Date(this.#start);
    date.setUTCMonth(date.getUTCMonth() + offset);
    return date.toISOString().slice(0, 10);
  }

  plus(day: string, days: number): string {
    return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
  }

  /** A moment of a day, never later than the first of today: the data may be loaded right after it. */
  moment(day: string, minuteOfDay: number): string {
    const wanted = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * 60_000;
    return new Date(Math.min(wanted, this.#start)).toISOString();
  }

  isWeekend(day: string): boolean {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekday === 0 || weekday === 6;
  }
}

/** Wall-clock time of a day, without a zone. */
export function localTime(day: string, minuteOfDay: number): string {
  const hours = String(Math.floor(minuteOfDay / 60)).padStart(2, '0');
  return `${day}T${hours}:${String(minuteOfDay % 60).padStart(2, '0')}:00`;
}
