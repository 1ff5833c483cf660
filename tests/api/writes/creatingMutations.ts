import { getNamedType, type GraphQLField, isInputObjectType, isObjectType } from 'graphql';
import { contract, inputFields } from '#server/graphql/contract.ts';
import { mutations } from '#server/modules/operations.ts';

type Mutation = GraphQLField<unknown, unknown>;

/** What makes something and takes no key, each with the reason. */
const keyless: Readonly<Record<string, string>> = {
  getOrCreateDocumentRun: 'asked again, it answers the same run',
  exportRecords: 'what is taken out twice stands in the log twice',
};

/** A mutation that makes a record, and whether it takes a key by which it makes one only. */
export interface Creating {
  readonly name: string;
  /** Among its arguments, or in its input. */
  readonly key: 'argument' | 'input' | null;
}

/** All mutations of the contract that answer a record that was not there before. */
export function creatingMutations(): readonly Creating[] {
  return Object.values(contract.getMutationType()?.getFields() ?? {})
    .filter((mutation) => creates(mutation) && !(mutation.name in keyless))
    .map((mutation) => ({ name: mutation.name, key: keyOf(mutation) }));
}

/**
 * It answers a record with an id, and is given none of its type: whoever changes one names it. Or it says itself that it
 * creates, or is done with a record of another type.
 */
function creates({ name, type, args }: Mutation): boolean {
  const answered = getNamedType(type);
  if (!isObjectType(answered) || name.startsWith('update')) return false;
  const identity = ['id', 'ID', 'key'].find((field) => answered.getFields()[field]);
  if (identity === undefined) return false;
  const access = mutations[name]?.access;
  const saysSo =
    typeof access === 'object' &&
    'of' in access &&
    (access.action === 'create' || access.of !== answered.name);
  const given = args.flatMap((arg) =>
    isInputObjectType(getNamedType(arg.type)) && arg.name === 'input'
      ? inputFields(getNamedType(arg.type)).map((field) => field.name)
      : [arg.name],
  );
  const own = [identity, 'id', `${snakeCase(answered.name)}_id`];
  return saysSo || !given.some((each) => own.includes(each));
}

function keyOf({ args }: Mutation): Creating['key'] {
  if (args.some(({ name }) => name === 'idempotency_key')) return 'argument';
  const input = args.find(({ name }) => name === 'input');
  const isInInput =
    input && inputFields(getNamedType(input.type)).some(({ name }) => name === 'idempotency_key');
  return isInInput === true ? 'input' : null;
}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '_'}${letter.toLowerCase()}`);
