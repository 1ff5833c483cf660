export interface CapacityInput {
  /** Seats taken, placeholders included. */
  readonly count: number;
  /** Of those, seats held without a participant. */
  readonly placeholders?: number;
  /** Null means unlimited, 0 means none (C3). */
  readonly maximum: number | null | undefined;
}

export interface Capacity {
  /** Shares of the bar, in percent; together at most 100. */
  readonly booked: number;
  readonly held: number;
  readonly over: boolean;
  readonly full: boolean;
  /** '11 / 12', or '11' where there is no limit. */
  readonly text: string;
  /** The same for a screen reader. */
  readonly description: string;
}

/** How a capacity is drawn and read. */
export function capacityOf({ count, placeholders = 0, maximum }: CapacityInput): Capacity {
  const held = Math.min(placeholders, count);
  const ofHeld = held > 0 ? `, ${held} of them held without a participant` : '';
  if (maximum === null || maximum === undefined) {
    return {
      booked: 0,
      held: 0,
      over: false,
      full: false,
      text: `${count}`,
      description: `${count} booked${ofHeld}, no limit`,
    };
  }
  const over = count > maximum;
  const whole = Math.max(maximum, count, 1);
  return {
    booked: ((count - held) / whole) * 100,
    held: (held / whole) * 100,
    over,
    full: count >= maximum,
    text: `${count} / ${maximum}`,
    description: `${count} of ${maximum} booked${ofHeld}${over ? ', over limit' : ''}`,
  };
}
