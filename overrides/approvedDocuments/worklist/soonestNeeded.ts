interface Needed {
  readonly dateNeeded?: string | null;
}

const dayOf = ({ dateNeeded }: Needed): string => dateNeeded ?? '9999';

/** What is needed first comes first; what no day is named for comes last. */
export const soonestNeeded = <One extends Needed>(documents: readonly One[]): readonly One[] =>
  documents.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
