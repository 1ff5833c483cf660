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

/** Of zones that keep the same time, those that are known for it, where they are not the first by name. */
const known: readonly string[] = [
  'America/Argentina/Buenos_Aires',
  'Asia/Nicosia',
  'Asia/Tashkent',
  'Pacific/Majuro',
];

/** The zone of a country: its only one, or one of those that keep the same time. None where it makes a difference. */
export function zoneOf(zones: readonly string[], year: number): string | undefined {
  const times = new Set(zones.map((zone) => timesIn(zone, year)));
  return times.size === 1 ? (zones.find((zone) => known.includes(zone)) ?? zones[0]) : undefined;
}

/** How far it is from UTC in each month. */
function timesIn(zone: string, year: number): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'longOffset',
    year: 'numeric',
  });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(year, month, 15))).join();
}
