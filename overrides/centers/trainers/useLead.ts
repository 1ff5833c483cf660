import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CenterRecord, CenterSource } from '#resources/centers/index.ts';
import { isValues } from '#src/data/isValues.ts';
import { labelOf } from '#src/fields/value/labelOf.ts';

export const source = 'trainers' satisfies CenterSource;
export const picked = 'trainer' satisfies keyof CenterRecord['trainers'][number];
const leadId = `${'leadTrainer' satisfies CenterSource}.id`;

export interface Chosen {
  readonly id: string | undefined;
  readonly name: string | undefined;
}
export const nobody: Chosen = { id: undefined, name: undefined };

/** The trainers of the rows, in their order. */
export const chosenIn = (rows: unknown): readonly Chosen[] =>
  Array.isArray(rows)
    ? rows.map((row: unknown) => {
        const trainer: unknown = isValues(row) ? row[picked] : undefined;
        if (!isValues(trainer) || typeof trainer['id'] !== 'string') return nobody;
        return { id: trainer['id'], name: labelOf(trainer, undefined) };
      })
    : [];

/** Who leads, as long as they are in the list. */
export function useLead() {
  const { getValues, setValue, watch } = useFormContext();
  const lead: unknown = useWatch({ name: leadId });
  const setLead = (id: string | undefined) => setValue(leadId, id ?? null, { shouldDirty: true });
  const changed = useEffectEvent((name = '') => {
    if (name !== source && !name.startsWith(`${source}.`)) return;
    const leading: unknown = getValues(leadId);
    if (typeof leading === 'string' && !chosenIn(getValues(source)).some(({ id }) => id === leading))
      setLead(undefined);
  });
  useEffect(() => watch((_values, { name }) => changed(name)).unsubscribe, [watch]);
  return { lead, setLead };
}
