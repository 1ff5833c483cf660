export interface CapacityInput {
  /** Seats taken, placeholders included. */
  readonly count: number;
  /** Of those, seats held without a participant. */
  readonly placeholders?: number;
  /** Null means unlimited, 0 means none (C3). */
  readonly maximum: number | null | undefined;
}

interface Capacity {
  /** Seats held without a participant. */
  readonly placeholders: number;
  /** Shares of the bar, in percent; together at most 100. */
  readonly booked: number;
  readonly held: number;
  readonly over: boolean;
}

/** How a capacity is drawn. */
export function capacityOf({ count, placeholders: told = 0, maximum }: CapacityInput): Capacity {
  const placeholders = Math.min(told, count);
  if (maximum === null || maximum === undefined) return { placeholders, booked: 0, held: 0, over: false };
  const whole = Math.max(maximum, count, 1);
  return {
    placeholders,
    booked: ((count - placeholders) / whole) * 100,
    held: (placeholders / whole) * 100,
    over: count > maximum,
  };
}
