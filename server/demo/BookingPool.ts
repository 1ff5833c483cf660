import type { DemoContext } from './DemoContext.ts';
import type { DemoEvent } from './events.ts';
import type { DemoParticipant } from './participants.ts';

/** Draws people for events: mostly from the event's country, the others from its region, nobody twice (C9). */
export class BookingPool {
  readonly #drawn = new Map<number, Set<number>>();
  readonly #byCountry = new Map<string, DemoParticipant[]>();

  constructor(
    private readonly context: DemoContext,
    participants: readonly DemoParticipant[],
  ) {
    for (const one of participants) {
      for (const key of [`${one.country.code} ${one.isHcp}`, `${one.country.region} ${one.isHcp}`]) {
        const list = this.#byCountry.get(key) ?? [];
        list.push(one);
        this.#byCountry.set(key, list);
      }
    }
  }

  trainee(event: DemoEvent, place = this.#place(event)): DemoParticipant {
    return this.#draw(event, true, place);
  }

  staff(event: DemoEvent): DemoParticipant {
    return this.#draw(event, false, this.#place(event));
  }

  #place({ country }: DemoEvent): string {
    return this.context.random.chance(0.6) ? country.code : country.region;
  }

  /** Takes one person for an event; answers whether that was possible. */
  take(event: DemoEvent, { row }: DemoParticipant): boolean {
    const drawn = this.#drawn.get(event.row.id) ?? new Set();
    this.#drawn.set(event.row.id, drawn);
    if (drawn.has(row.id)) return false;
    drawn.add(row.id);
    return true;
  }

  #draw(event: DemoEvent, isHcp: boolean, place: string): DemoParticipant {
    const wide = this.#byCountry.get(`${event.country.region} ${isHcp}`) ?? [];
    const near = this.#byCountry.get(`${place} ${isHcp}`) ?? wide;
    for (const list of [near, wide]) {
      for (let attempt = 0; attempt < 60; attempt += 1) {
        const one = this.context.random.pick(list);
        if (this.take(event, one)) return one;
      }
    }
    throw new Error(`Nobody is left for event ${event.row.id}.`);
  }
}
