/** An agenda as it is edited: sections and items with keys of their own, times that may be missing while they are typed. */
export interface Programme {
  readonly name: string | null;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly key: string;
  readonly name: string;
  readonly items: readonly Item[];
}

/** Minutes are of the event's own clock, from midnight of the item's day. An end may pass midnight (> 1440). */
export interface Item {
  readonly key: string;
  readonly name: string;
  readonly objectives: string | null;
  readonly day: string | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly trainers: readonly ItemTrainer[];
}

export interface ItemTrainer {
  readonly trainerId: string;
  readonly unpaid: boolean;
}
