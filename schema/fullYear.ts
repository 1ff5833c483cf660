/**
 * The year that its last two digits mean, as people write days: passports run out and events are planned within twenty
 * years, and who was born in '68 was not born in 2068. With more digits it is the year itself.
 */
export function fullYear(digits: string, thisYear: number): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  const ours = thisYear - (thisYear % 100) + year;
  return ours > thisYear + 20 ? ours - 100 : ours;
}
