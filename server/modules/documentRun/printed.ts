import type { FilledTemplate } from '#server/documents/merge/fillTemplate.ts';
import type { Holder } from '#server/documents/merge/MergeScope.ts';
import { isPassportField } from './passports.ts';

/** What a document says at one place: kept with it, and compared with what it would say if it were made now. */
export interface Printed {
  readonly path: string;
  readonly label: string;
  readonly holder: Holder | null;
  /** Null where a gap was left. */
  readonly value: string | null;
  /** What was asked there, where a part is shown only under a condition: it follows from that as from a gap. */
  readonly asked?: string;
}

export const printedIn = ({ fields, conditions }: FilledTemplate): readonly Printed[] => [
  ...fields.map(({ path, label, holder, value }) => ({ path, label, holder, value })),
  ...conditions.map(({ path, label, holder, when, value, holds }) => ({
    path,
    label,
    holder,
    value: holds ? 'yes' : 'no',
    asked: `${when} ${value}`,
  })),
];

/** As it is stored: what is printed of a passport stands in the file alone (G4). */
export type KeptPrinted = {
  readonly path: string;
  readonly record: string | null;
  readonly value: string | null;
  readonly asked?: string;
};

export const kept = ({ path, holder, value, asked }: Printed): KeptPrinted => ({
  path,
  record: holder ? `${holder.kind}:${holder.id}` : null,
  value: value !== null && isPassportField(holder) ? '•••' : value,
  ...(asked !== undefined && { asked }),
});
