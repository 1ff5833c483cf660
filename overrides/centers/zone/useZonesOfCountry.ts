import { useEffect, useMemo, useRef } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CenterRecord } from '#resources/centers/index.ts';
import type { CountryRecord } from '#resources/countries/index.ts';
import { zoneOf, zonesOf } from './timeZones.ts';

const none: readonly string[] = [];
const allCountries = { pagination: { page: 1, perPage: 300 }, meta: { columns: ['countryCode'] } };

/**
 * The zones of the country that was chosen in the form. Once another country is, a zone that nobody touched follows: to
 * the one that the country has, or to none, so that one has to be chosen.
 */
export function useZonesOfCountry(source: string): readonly string[] {
  const { getValues, setValue } = useFormContext();
  const record = useRecordContext<Partial<CenterRecord>>();
  const kept = record?.id === undefined ? undefined : record.country?.id;
  const id: unknown = useWatch({ name: 'country.id' });
  const isAnother = typeof id === 'string' && id !== '' && id !== kept;
  const { data } = useGetList<CountryRecord>('countries', allCountries, { enabled: isAnother });
  const country = data?.find((one) => one.id === id);
  const zones = useMemo(() => (country === undefined ? none : zonesOf(country.countryCode)), [country]);
  const last = useRef({ country: kept, zone: getValues(source) as unknown });
  useEffect(() => {
    if (country === undefined || country.id === last.current.country) return;
    const isTouched = getValues(source) !== last.current.zone;
    const zone = zoneOf(zones, new Date().getFullYear()) ?? null;
    last.current = { country: country.id, zone: isTouched ? last.current.zone : zone };
    if (!isTouched) setValue(source, zone, { shouldDirty: true });
  }, [country, zones, source, getValues, setValue]);
  return zones;
}
