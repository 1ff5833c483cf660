/** A view that is put elsewhere, told by what it stands before, so that it is understood in another order too. */
export interface ViewPut {
  readonly id: string;
  /** Those that come behind it, the next one first. */
  readonly before: readonly string[];
}

/** One of these views, put at another place among them. */
export function viewPut(ids: readonly string[], id: string, place: number): ViewPut {
  return { id, before: ids.filter((each) => each !== id).slice(place) };
}

/** The order with the view where it is put: before the first of those behind it that there still is, else last. */
export function putView(ids: readonly string[], { id, before }: ViewPut): readonly string[] {
  if (!ids.includes(id)) return ids;
  const others = ids.filter((each) => each !== id);
  const next = before.find((each) => others.includes(each));
  const place = next === undefined ? others.length : others.indexOf(next);
  return others.toSpliced(place, 0, id);
}
