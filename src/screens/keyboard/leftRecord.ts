interface LeftRecord {
  readonly resource: string;
  readonly id: string;
}

let left: LeftRecord | undefined;

/** The page of a record is left. */
export function leaveRecord(resource: string, id: string): void {
  left = { resource, id };
}

/** Which record its list is come to from, told once. */
export function takeLeftRecord(resource: string): string | undefined {
  if (left?.resource !== resource) return undefined;
  const { id } = left;
  left = undefined;
  return id;
}
