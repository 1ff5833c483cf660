import { isInputObjectType, type GraphQLObjectType } from 'graphql';
import type { Member } from '../convention/Field.ts';
import { onceNames, sameName, versionNames } from '../convention/lighthouse.ts';
import { normal } from '../convention/names.ts';
import { isDemanded, namesOf } from './demandedArguments.ts';
import type { FoundResource } from './findResources.ts';
import { inputFields, membersOf } from './inputFields.ts';
import { hintsOf, type ModelContext } from './ModelContext.ts';
import type { ResourceModel, WriteOperation } from './ResourceModel.ts';
import type { InputField } from './FieldShapes.ts';
import { pieceKey } from './sections.ts';

type Written = Pick<ResourceModel, 'createInputs' | 'updateInputs' | 'onceKey' | 'version'> & {
  readonly operations: FoundResource['operations'];
};

/** What the forms of a resource write. A form of a record that is there writes what it has read, and nothing else. */
export function writtenInputs(context: ModelContext, { type, operations }: FoundResource): Written {
  const { create: offered, update, ...others } = operations;
  const asked = writeFields(context, offered, type, []);
  const create = offered && isComplete(context, offered, asked) ? offered : undefined;
  const createInputs = create === undefined ? [] : asked;
  const onceKey =
    create && membersIn(context, create).find(({ name }) => onceNames.includes(normal(name)))?.name;
  const reads = { ...others, ...(create && { create }) };
  const created = { operations: reads, createInputs, onceKey, updateInputs: [], version: undefined };
  if (update === undefined) return created;
  const versionMember = membersIn(context, update).find((member) => isVersion(member.name, type, asked));
  const besides = [update.idInput, versionMember?.name ?? ''];
  const inputs = writeFields(context, update, type, besides);
  if (!isComplete(context, update, inputs, besides)) return created;
  const updateInputs = readInputs(context, update, inputs);
  if (updateInputs === undefined) return created;
  const source =
    versionMember && Object.keys(type.getFields()).find((name) => sameName(name, versionMember.name));
  return {
    operations: { ...reads, update },
    createInputs,
    onceKey,
    updateInputs: updateInputs.map((input) => ({ ...input, required: cannotBeEmpty(input, asked) })),
    version:
      versionMember === undefined || source === undefined ? undefined : { input: versionMember.name, source },
  };
}

/** Whether what a form has, and what is sent `besides`, is all that the contract demands: nobody could say the rest. */
function isComplete(
  context: ModelContext,
  write: WriteOperation,
  inputs: readonly InputField[],
  besides: readonly string[] = [],
): boolean {
  const sent = [...besides, ...inputs.map(({ name }) => name)];
  const missing = membersIn(context, write).filter(
    (member) => isDemanded(member) && !sent.includes(member.name) && !onceNames.includes(normal(member.name)),
  );
  if (missing.length > 0)
    context.leaveOut(write.field, `it demands ${namesOf(missing)}, which no form can fill in`);
  return missing.length === 0;
}

/** What is kept as it was created cannot be emptied; neither can a reference that every record has from its beginning. */
function cannotBeEmpty(input: InputField, createInputs: readonly InputField[]): boolean {
  const created = createInputs.find(({ source }) => source === input.source);
  if (created === undefined && input.shape.kind === 'reference' && !input.nullable) return true;
  return input.required || created?.kept === true;
}

/** The inputs that a form can open with what is there, and those that a hint lets it write unread. */
function readInputs(
  context: ModelContext,
  update: WriteOperation,
  inputs: readonly InputField[],
): readonly InputField[] | undefined {
  const unread = inputs.filter((input) => input.unread !== undefined && input.writeOnly !== true);
  const demanded = unread.find(({ always }) => always);
  if (demanded !== undefined) {
    context.leaveOut(update.field, `it demands ${demanded.name}, but ${demanded.unread ?? ''}`);
    return undefined;
  }
  if (unread.length === inputs.length) {
    context.leaveOut(update.field, 'no form can open any of what it writes');
    return undefined;
  }
  for (const { name, unread: why } of unread)
    context.leaveOut(
      `${update.input?.type ?? update.field}.${name}`,
      `a form would open it blank: ${why ?? ''}`,
    );
  return inputs.filter((input) => !unread.includes(input));
}

const isVersion = (name: string, type: GraphQLObjectType, createInputs: readonly InputField[]): boolean =>
  versionNames.includes(normal(name)) &&
  Object.keys(type.getFields()).some((field) => sameName(field, name)) &&
  !createInputs.some((input) => input.name === name);

function membersIn(context: ModelContext, write: WriteOperation): readonly Member[] {
  const input = write.input && context.schema.getType(write.input.type);
  if (isInputObjectType(input)) return membersOf(input);
  return context.schema.getMutationType()?.getFields()[write.field]?.args ?? [];
}

function writeFields(
  context: ModelContext,
  write: WriteOperation | undefined,
  type: GraphQLObjectType,
  leave: readonly string[],
): readonly InputField[] {
  if (write === undefined) return [];
  const members = membersIn(context, write).filter((member) => !leave.includes(member.name));
  const inputs = inputFields(context, members, { record: type, path: [write.input?.type ?? type.name] });
  const hidden = hintsOf(context, type.name).hidden ?? [];
  const demanded = inputs.find((input) => input.always && hidden.includes(pieceKey(input.source)));
  if (demanded !== undefined)
    context.tellFault({
      place: ['types', type.name, 'hidden'],
      why: `${write.field} demands '${demanded.name}', so that a form must show it.`,
    });
  return inputs.filter((input) => !hidden.includes(pieceKey(input.source)));
}
