import { collectFields } from '#schema/collectFields.ts';
import type { Change } from '#server/graphql/write/WriteDefinition.ts';

type Collecting = Change<'centre_events' | 'participants'>;

const known: ReadonlySet<string> = new Set(collectFields);

/** G1: only fields that are registered can be asked for. */
export function checkCollectFields(change: Collecting): void {
  const given = change.input.collect_fields;
  const names: readonly unknown[] = Array.isArray(given) ? given : [];
  // A value that is listed twice is wrong once.
  new Set(names).forEach((name) => {
    if (!known.has(String(name)))
      change.problems.add(
        `${change.path}.collect_fields.${names.indexOf(name)}`,
        `“${String(name)}” is not a field that can be asked for.`,
      );
  });
}
