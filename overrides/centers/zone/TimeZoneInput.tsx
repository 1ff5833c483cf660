import { useMemo } from 'react';
import { useInput } from 'react-admin';
import type { CenterSource } from '#resources/centers/index.ts';
import { PickerInput } from '#src/fields/input/PickerInput.tsx';
import { knownZones } from './timeZones.ts';
import { useZonesOfCountry } from './useZonesOfCountry.ts';

const source = 'timeZone' satisfies CenterSource;

/** One of the known zones, those of the chosen country first. */
export const TimeZoneInput = () => {
  const ofCountry = useZonesOfCountry(source);
  const { field } = useInput<unknown>({ source });
  const kept = typeof field.value === 'string' && field.value !== '' ? field.value : undefined;
  const options = useMemo(
    () => [...new Set([...ofCountry, ...knownZones()])].map((zone) => ({ id: zone, label: zone })),
    [ofCountry],
  );
  return (
    <PickerInput
      source={source}
      required
      options={options}
      // An older record may have another spelling of its zone.
      chosen={kept === undefined ? [] : [{ id: kept, label: kept }]}
    />
  );
};
