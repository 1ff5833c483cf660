import { getNamedType, type GraphQLInputField, isInputObjectType, isLeafType } from 'graphql';
import type { Viewer } from '#server/access/Viewer.ts';
import { contract, inputFields } from '#server/graphql/contract.ts';
import type { Noun } from '#server/graphql/noun/defineNoun.ts';
import { inputsInMany } from '#server/graphql/noun/inputsInMany.ts';
import { steeringKeys } from '#server/graphql/write/steeringKeys.ts';
import { writableRows } from '#server/graphql/write/WritePolicy.ts';
import { nouns } from '../nouns.ts';

/** A noun whose records can be changed. */
export type WrittenNoun = Noun & { readonly writes: NonNullable<Noun['writes']> };

/** Null for a type that has no list or no update. */
export function writtenNoun(type: string): WrittenNoun | null {
  const noun = nouns.find(({ entities: [entity] }) => entity?.type === type);
  const isWritten = noun?.writes && noun.list && contract.getType(`Update${type}Input`);
  return isWritten ? (noun as WrittenNoun) : null;
}

/** Files are one record's, and structured data has no value that several would share. */
const single: ReadonlySet<string> = new Set(['Upload', 'JSON']);

/** The inputs of an update that this viewer may set in many records at once. */
export function manyInputs(noun: WrittenNoun, viewer: Viewer): readonly GraphQLInputField[] {
  const { definition } = noun.writes;
  const own = inputsInMany(noun, viewer, 'list');
  const kept = new Set([...(definition.secret ?? []), ...(definition.prepared ?? [])]);
  const inputs = inputFields(contract.getType(`Update${definition.type}Input`)).filter((field) => {
    const { name } = field;
    if (steeringKeys.has(name) || kept.has(name) || !hasSimpleValue(field)) return false;
    if (own !== null && !own.has(name)) return false;
    const policy = definition.policyOf?.(viewer, { [name]: null }) ?? definition.policy;
    return isRemark(noun, name) || writableRows(policy, viewer, [name]) !== null;
  });
  return inputs.every(({ name }) => isRemark(noun, name)) ? [] : inputs;
}

/** Says why a rule may be passed, and changes nothing by itself. */
export const isRemark = ({ writes }: WrittenNoun, name: string): boolean =>
  writes.definition.remarks?.includes(name) === true;

/** The names alone, for whoever asks what they may do; none where the type has nothing to change. */
export function manyInputNames(type: string, viewer: Viewer): readonly string[] {
  const noun = writtenNoun(type);
  return noun === null ? [] : manyInputs(noun, viewer).map(({ name }) => name);
}

/** One value, a list of them, or a list of ids that is replaced as a whole (A3). */
function hasSimpleValue({ type }: GraphQLInputField): boolean {
  const named = getNamedType(type);
  if (single.has(named.name)) return false;
  if (isLeafType(named)) return true;
  const [sync, ...others] = isInputObjectType(named) ? Object.values(named.getFields()) : [];
  return sync?.name === 'sync' && others.length === 0 && isLeafType(getNamedType(sync.type));
}
