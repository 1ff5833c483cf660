import { reach } from '#server/access/roleTable.ts';
import { asText, toJson } from '#server/db/Json.ts';
import { isVisible, NOT_VISIBLE } from '#server/graphql/write/references.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';

/** S2: seats are held for one's own countries; global roles hold them for any. */
export async function checkPlaceholderCountry(write: Write, change: Change, given: unknown): Promise<void> {
  const id = asText(toJson(given));
  const path = `${change.path}.country_id`;
  if (!(await isVisible(write, 'Country', id))) change.problems.add(path, NOT_VISIBLE);
  else if (reach(write.viewer, 'bookings.write') !== 'all' && !write.viewer.countryIds.includes(id))
    change.problems.add(path, 'This is not one of your countries.');
}
