import { getNamedType, getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql';
import type { GraphQLInputObjectType, GraphQLInputType } from 'graphql';
import type { InputMeta } from '#src/data/ResourceMeta.ts';
import { objectType } from './contract.ts';

export type Form = Readonly<Record<string, unknown>>;

/** A filled-in form for inputs, in the read type's names. */
export function formOf(inputs: readonly InputMeta[], type: GraphQLInputObjectType): Form {
  return inputs.reduce<Form>(
    (form, input) => written(form, input.source.split('.'), sample(input, type)),
    {},
  );
}

/** A value that an input takes, as a form holds it. */
export function sample(input: InputMeta, parent: GraphQLInputObjectType): unknown {
  const type = parent.getFields()[input.name]?.type;
  if (!type) throw new Error(`${parent.name} has no ${input.name}.`);
  switch (input.kind) {
    case 'value':
      return scalar(type);
    case 'id':
      return '1';
    case 'ids':
      return [{ id: '1' }, '2'];
    case 'upload':
      return { rawFile: new File(['x'], 'x.png') };
    case 'object':
      return formOf(input.inputs ?? [], objectType(type));
    case 'objects':
      return [
        formOf(input.inputs ?? [], objectType(input.sync ? objectType(type).getFields().sync?.type : type)),
      ];
    case 'nested':
      return [formOf(input.inputs ?? [], objectType(objectType(type).getFields().create?.type))];
    case 'connect':
      return formOf(input.inputs ?? [], objectType(objectType(type).getFields().create?.type));
  }
}

/** A value of a type. */
export function scalar(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const item: unknown = isInputObjectType(getNamedType(bare))
      ? { key: 'k', value: 'v' }
      : scalar(getNamedType(bare));
    return [item];
  }
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  const samples: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1.5,
    Boolean: true,
    Money: 100,
    Minutes: 10,
  };
  return samples[bare.toString()] ?? 'text';
}

/** The form with a value at a path. */
export function written(form: Form, [key = '', ...rest]: readonly string[], value: unknown): Form {
  if (rest.length === 0) return { ...form, [key]: value };
  const inner = form[key];
  return { ...form, [key]: written(typeof inner === 'object' ? (inner as Form) : {}, rest, value) };
}
