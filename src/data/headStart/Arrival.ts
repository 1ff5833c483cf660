type Place = Pick<Location, 'pathname' | 'search'>;

export const addressOf = ({ pathname, search }: Place): string => pathname + search;

function watchPresses(): () => boolean {
  let hasPressed = false;
  const press = () => {
    hasPressed = true;
  };
  for (const name of ['pointerdown', 'keydown'])
    window.addEventListener(name, press, { capture: true, once: true });
  return () => hasPressed;
}

/** What a page asks while somebody arrives at it and has pressed nothing, so that it can be asked sooner the next time. */
export class Arrival {
  readonly address: string;
  readonly userId: string | undefined;
  readonly #viewer: () => string | undefined;
  readonly #location: Place;
  readonly #hasPressed: () => boolean;
  readonly #asks = new Set<string>();
  #isOver = false;

  constructor(
    viewer: () => string | undefined,
    location: Place = window.location,
    hasPressed: () => boolean = watchPresses(),
  ) {
    this.address = addressOf(location);
    this.userId = viewer();
    this.#viewer = viewer;
    this.#location = location;
    this.#hasPressed = hasPressed;
  }

  get isOver(): boolean {
    // What the next page asks is no part of this one, nor what somebody opens in it.
    this.#isOver ||= this.#hasPressed() || addressOf(this.#location) !== this.address;
    return this.#isOver;
  }

  note(ask: string): void {
    if (!this.isOver) this.#asks.add(ask);
  }

  /** What is asked after a write is not asked ahead of it. */
  close(): void {
    this.#isOver = true;
  }

  /** All that it asked; nothing where it is no longer the same person's. */
  end(): readonly string[] {
    this.close();
    return this.#viewer() === this.userId ? [...this.#asks] : [];
  }
}
