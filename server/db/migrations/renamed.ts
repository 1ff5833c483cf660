/**
 * Migrations whose number another one had, too, by the name they were released under. Databases that have applied them
 * have that name; the migrator writes the new one into its place.
 */
export const renamed: Readonly<Record<string, string>> = {
  '0014_resealing': '0015_resealing',
  '0014_waiting_countries': '0024_waiting_countries',
};
