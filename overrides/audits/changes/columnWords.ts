interface Part {
  readonly type: string;
  readonly field: string;
  /** Which record it belongs to: no field of its own. */
  readonly owner: string;
}

/** Types without screens of their own, which are entered as parts of another. */
const parts: Readonly<Partial<Record<string, Part>>> = {
  EstimatedCost: { type: 'CentreEvent', field: 'estimatedCosts', owner: 'centre_event_id' },
};

/** What a type is a part of, if it is one. */
export const partOf = (type: string): Part | undefined => parts[type];

/** What the columns of a type are called: those of a part as on the record that it is entered with. */
export function columnWords(
  type: string,
  wordOf: (type: string, name: string) => string,
): (name: string) => string {
  const part = partOf(type);
  return (name) =>
    part === undefined || name === part.owner
      ? wordOf(type, name)
      : wordOf(part.type, `${part.field}.${name}`);
}
