/** Browsers keep the names that these zones had once; people look for today's. */
const renamed: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

const today = (zone: string): string => renamed[zone] ?? zone;

/** Every zone that a centre can be in (D1). */
export const knownZones = (): readonly string[] =>
  [
    ...Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone.includes('/'))
      .map(today),
    'UTC',
  ].sort();

/** The older browsers have a property, the newer ones a method, some have neither; TypeScript knows none of them. */
type LocaleOfZones = Intl.Locale & {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
};

/** The zones of a country by its code; none where nobody knows them. */
export function zonesOf(countryCode: string): readonly string[] {
  if (!/^[a-z]{2}$/i.test(countryCode)) return [];
  const locale: LocaleOfZones = new Intl.Locale(`und-${countryCode}`);
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(today);
}
