import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { ConditionsDefinition } from './ConditionsDefinition.ts';
import type { FilterElement } from './filterElement.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import { knownFilters } from './knownFilters.ts';
import { useFilters } from './useFilters.ts';

/** Takes filters off that the list does not have any more, and says so: they would hide every row, or nothing. */
export function useKnownFilters(
  list: ListMeta | undefined,
  elements: readonly FilterElement[],
  conditions: ConditionsDefinition | undefined,
): void {
  const say = useWording();
  const notify = useNotify();
  const labelOf = useFilterLabel();
  const { values, set } = useFilters();
  const { known, gone } = knownFilters(values, list, elements, conditions);
  const names = gone.join('\n');
  const takeOff = useEffectEvent(() => {
    set(known);
    notify(say('list.filters_gone', { smart_count: gone.length, names: gone.map(labelOf).join('”, “') }), {
      type: 'warning',
    });
  });
  // Once for each set of keys that are gone: what is said of them is new on every render.
  useEffect(() => {
    if (names !== '') takeOff();
  }, [names]);
}
