/** What says how often an amount is paid; null where it is counted by who comes. */
export interface PlannedUnits {
  readonly unit_mode: string;
  readonly fixed_units: number | null;
  readonly participants: number | null;
  readonly trainers: number | null;
}

/** Who comes; null trainees where seats have no limit. */
export interface People {
  readonly trainees: number | null;
  readonly trainers: number;
}

/** With them only the units that are planned count. */
export const nobody: People = { trainees: 0, trainers: 0 };

/** E1: how often the amount is paid. */
export function unitsOf(line: PlannedUnits, { trainees, trainers }: People): number | null {
  const people = line.participants ?? trainees;
  const teachers = line.trainers ?? trainers;
  if (line.unit_mode === 'FIXED') return line.fixed_units ?? 1;
  if (line.unit_mode === 'PER_TRAINER') return teachers;
  if (people === null) return null;
  return line.unit_mode === 'PER_PERSON' ? people + teachers : people;
}
