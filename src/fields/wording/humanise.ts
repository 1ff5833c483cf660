/** 'NOT_SET', 'dateStart' and 'country_id' as a person would write them: 'Not set', 'Date start', 'Country'. */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .toLowerCase()
    .replace(/ ids?$/, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
