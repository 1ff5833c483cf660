import { messages, resources } from '#resources/index.ts';
import { sourcesOf } from '#src/fields/wording/useFieldWords.ts';
import { partOf } from './columnWords.ts';

/** The fields of a type as its pages have them, which is the order of their labels; none of a type without any. */
function fieldsOf(type: string): readonly string[] {
  const name = Object.values(resources).find((resource) => resource.type === type)?.name;
  return name === undefined ? [] : Object.keys(messages.resources[name].fields);
}

/** Columns in the order of the page of their record: the database keeps them by their length. Others come last. */
export function inPageOrder<Change extends { readonly key: string }>(
  type: string,
  changes: readonly Change[],
): readonly Change[] {
  const part = partOf(type);
  const fields = fieldsOf(part?.type ?? type);
  const placeOf = ({ key }: Change): number => {
    const sources = sourcesOf(key).map((source) => (part ? `${part.field}.${source}` : source));
    const places = sources.map((source) => fields.indexOf(source)).filter((place) => place >= 0);
    return Math.min(fields.length, ...places);
  };
  return changes.toSorted((one, other) => placeOf(one) - placeOf(other));
}
