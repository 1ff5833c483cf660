import { collectFields } from '#schema/collectFields.ts';
import type { Change } from '#server/graphql/write/WriteDefinition.ts';

const known: ReadonlySet<string> = new Set(collectFields);

/** G1: only fields that are registered can be asked for. */
export function checkCollectFields(change: Change<'centre_events' | 'participants'>): void {
  const names = change.values.collect_fields;
  // A value that is listed twice is wrong once.
  [...new Set(names)].forEach((name) => {
    if (!known.has(name))
      change.problems.add(
        `${change.path}.collect_fields.${names?.indexOf(name)}`,
        `“${name}” is not a field that can be asked for.`,
      );
  });
}
