import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import type { Values } from '#src/data/isValues.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { ConditionsDefinition } from './ConditionsDefinition.ts';
import type { KnownFilters } from './knownFilters.ts';
import { useFilters } from './useFilters.ts';
import { useGoneNames } from './useGoneNames.ts';

/** Takes filters off that the list does not have any more, and says so: they would hide every row, or nothing. */
export function useKnownFilters(
  knownOf: (values: Values) => KnownFilters,
  conditions: ConditionsDefinition | undefined,
): void {
  const say = useWording();
  const notify = useNotify();
  const goneNames = useGoneNames(conditions);
  const { values, set } = useFilters();
  const { known, gone } = knownOf(values);
  const names = gone.join('\n');
  const takeOff = useEffectEvent(() => {
    set(known);
    void goneNames(gone).then((said) =>
      notify(say('list.filters_gone', { smart_count: said.length, names: said.join('”, “') }), {
        type: 'warning',
      }),
    );
  });
  // Once for each set of keys that are gone: what is said of them is new on every render.
  useEffect(() => {
    if (names !== '') takeOff();
  }, [names]);
}
