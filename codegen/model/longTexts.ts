import {
  getNamedType,
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { namesake, recordOf } from '../convention/lighthouse.ts';
import { wrapperOf } from '../convention/relationWrapper.ts';
import { longestLine } from '../convention/widths.ts';
import type { Lengths } from './lengths.ts';

/** Fields that may get longer than a line, as 'Trainer.experience': by how long the inputs that write them may be. */
export function longTextsOf(schema: GraphQLSchema, lengths: Lengths): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (input: GraphQLInputObjectType, record: GraphQLObjectType): void => {
    const pair = `${input.name} ${record.name}`;
    if (seen.has(pair)) return;
    seen.add(pair);
    for (const { name, type } of Object.values(input.getFields())) {
      const field = namesake(Object.values(record.getFields()), name);
      const inner = getNamedType(type);
      if (isInputObjectType(inner)) {
        // What is created, updated or synced is the record itself.
        const written = field ? recordOf(field) : wrapperOf(input) && record;
        if (written) visit(inner, written);
      } else if (field && !isListType(getNullableType(type))) {
        const length = lengths.get(`${input.name}.${name}`) ?? 0;
        if (length > longestLine) found.add(`${record.name}.${field.name}`);
      }
    }
  };
  for (const { args, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const record = getNamedType(type);
    if (!isObjectType(record)) continue;
    for (const argument of args) {
      const input = getNamedType(argument.type);
      if (isInputObjectType(input)) visit(input, record);
    }
  }
  return found;
}
