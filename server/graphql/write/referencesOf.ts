import { getNamedType, isObjectType } from 'graphql';
import { camelCase } from '../camelCase.ts';
import { contract, inputFields } from '../contract.ts';

const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * The inputs that name a row of another type by its id, with that type: `centre_event_id: ID` where the type itself
 * has `centreEvent: CentreEvent`.
 */
export function referencesOf(type: string): ReadonlyMap<string, string> {
  const found = known.get(type) ?? findReferences(type);
  known.set(type, found);
  return found;
}

function findReferences(type: string): ReadonlyMap<string, string> {
  const object = contract.getType(type);
  const fields = isObjectType(object) ? object.getFields() : {};
  const inputs = ['Create', 'Update'].flatMap((verb) => inputFields(contract.getType(`${verb}${type}Input`)));
  return new Map(
    inputs.flatMap(({ name, type: given }): [string, string][] => {
      const field = name.endsWith('_id') ? fields[camelCase(name.slice(0, -3))] : undefined;
      const other = field && getNamedType(field.type);
      return getNamedType(given).name === 'ID' && isObjectType(other) ? [[name, other.name]] : [];
    }),
  );
}
