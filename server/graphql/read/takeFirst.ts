import type { OtherWay } from './condition.ts';

interface Taken<Way> {
  /** Nothing, or the one way. */
  readonly taken: readonly Way[];
  /** What filters are asked with. */
  readonly offer: (way: OtherWay) => boolean;
}

/** Takes over the first filter with another way that suits, and leaves the others as they stand. */
export function takeFirst<Way extends OtherWay>(suits: (way: OtherWay) => way is Way): Taken<Way> {
  const taken: Way[] = [];
  const offer = (way: OtherWay): boolean => taken.length === 0 && suits(way) && taken.push(way) > 0;
  return { taken, offer };
}
