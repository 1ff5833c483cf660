import { toJson } from '#server/db/Json.ts';
import { isRecord } from '#server/db/isRecord.ts';
import type { Draft } from '#server/db/Row.ts';
import { REQUIRED } from '#server/graphql/write/inspect.ts';
import { keptText } from '#server/graphql/write/keptText.ts';
import type { Change } from '#server/graphql/write/WriteDefinition.ts';

/** The settings of a user as they are kept. */
export function optionsOf({ values }: Change<'users'>): Draft<'users'> {
  const { options } = values;
  if (!Array.isArray(options)) return {};
  return { options: toJson(options.filter(isRecord).map((each) => ({ ...each, key: nameOf(each) }))) };
}

/** A session holds them by their keys (spec §3): of two under one key it would have one. */
export function checkOptions({ values, path, problems }: Change<'users'>): void {
  const { options } = values;
  if (!Array.isArray(options)) return;
  const names = options.map(nameOf);
  names.forEach((name, index) => {
    const at = `${path}.options.${index}.key`;
    if (name === '') problems.add(at, REQUIRED);
    else if (names.indexOf(name) < index) problems.add(at, 'This occurs twice in the list.');
  });
}

const nameOf = (option: unknown): string =>
  isRecord(option) && typeof option['key'] === 'string' ? (keptText(option['key']) ?? '') : '';
