import { pieceKey } from '../model/sections.ts';
import type { ApiModel, EnumModel, ResourceModel } from '../model/ResourceModel.ts';
import type { InputField, ReadField } from '../model/FieldShapes.ts';

export interface ModelChange {
  readonly resource: string;
  readonly text: string;
  /** What pieces, sources, columns and filters can no longer name. */
  readonly gone?: string;
}

/** What a new contract changes for the screens of an old one. */
export function modelChanges(before: ApiModel, after: ApiModel): readonly ModelChange[] {
  const old = new Map(before.resources.map((resource) => [resource.type, resource]));
  const now = new Map(after.resources.map((resource) => [resource.type, resource]));
  const removed = before.resources.filter((resource) => !now.has(resource.type));
  return [
    ...removed.map((resource): ModelChange => ({
      resource: resource.name,
      text: `${resource.name} is gone`,
      gone: resource.name,
    })),
    ...after.resources.flatMap((resource) => {
      const was = old.get(resource.type);
      return was === undefined
        ? [{ resource: resource.name, text: `${resource.name} is new` }]
        : resourceChanges(was, resource, after.unused);
    }),
    ...after.enums.flatMap((now) =>
      enumChanges(
        before.enums.find(({ name }) => name === now.name),
        now,
      ),
    ),
  ];
}

/** The compiler leads to what is written for a value that is gone. */
function enumChanges(before: EnumModel | undefined, after: EnumModel): readonly ModelChange[] {
  if (before === undefined) return [];
  const without = (these: EnumModel, others: EnumModel) =>
    these.values.filter(({ value }) => !others.values.some((other) => other.value === value));
  const change = (value: string, how: string): ModelChange => ({
    resource: after.name,
    text: `${after.name}: ${value} is ${how}`,
  });
  return [
    ...without(before, after).map(({ value }) => change(value, 'gone')),
    ...without(after, before).map(({ value }) => change(value, 'new')),
  ];
}

function resourceChanges(
  before: ResourceModel,
  after: ResourceModel,
  unused: ApiModel['unused'],
): readonly ModelChange[] {
  const change: MakeChange = (text, gone) => ({
    resource: after.name,
    text: `${after.name}: ${text}`,
    gone,
  });
  const renamed = before.name === after.name ? [] : [change(`was called ${before.name}`, before.name)];
  return [
    ...renamed,
    ...operationChanges(before, after, unused, change),
    ...namedChanges('field', before.fields, after.fields, fieldKind, change),
    ...namedChanges('filter', before.filters, after.filters, ({ shape }) => shape.kind, change),
    ...inputChanges(before.updateInputs, after.updateInputs, 'when edited', change),
    ...inputChanges(before.createInputs, after.createInputs, 'when created', change),
  ];
}

type MakeChange = (text: string, gone?: string) => ModelChange;

const screens = { list: 'list', one: 'show', create: 'create', update: 'edit', delete: 'delete' } as const;

/** An operation that is there and no screen uses any more is told with the reason. */
function operationChanges(
  before: ResourceModel,
  after: ResourceModel,
  unused: ApiModel['unused'],
  change: MakeChange,
): readonly ModelChange[] {
  return (Object.keys(screens) as (keyof typeof screens)[]).flatMap((operation) => {
    const [was, is] = [before.operations[operation], after.operations[operation]];
    const screen = screens[operation];
    if (was === undefined) return is === undefined ? [] : [change(`can ${screen} now`)];
    if (is !== undefined) return [];
    const reason = unused.find((line) => line.startsWith(`${was.field}: `));
    return [change(`can no longer ${screen}${reason === undefined ? '' : ` (${reason})`}`, screen)];
  });
}

const fieldKind = ({ shape }: ReadField): string =>
  shape.kind === 'scalar'
    ? `${shape.scalar}${shape.list ? '[]' : ''}`
    : shape.kind === 'enum'
      ? shape.enum
      : `${shape.kind} ${shape.type}`;

/** One gone and one new of the same kind, between the same neighbours, is a new name. */
function namedChanges<T extends { readonly name: string }>(
  noun: 'field' | 'filter',
  before: readonly T[],
  after: readonly T[],
  kindOf: (item: T) => string,
  make: MakeChange,
): readonly ModelChange[] {
  const change: MakeChange = (text, gone) => make(`${noun} ${text}`, gone);
  const removed = before.filter((item) => !after.some(({ name }) => name === item.name));
  const added = after.filter((item) => !before.some(({ name }) => name === item.name));
  const previous = (items: readonly T[], item: T) => items[items.indexOf(item) - 1]?.name;
  const successor = (item: T) =>
    added.find(
      (candidate) =>
        kindOf(candidate) === kindOf(item) && previous(after, candidate) === previous(before, item),
    );
  const pairs = removed.flatMap((item) => {
    const next = successor(item);
    return next === undefined ? [] : [[item, next] as const];
  });
  const changed = before.flatMap((item) => {
    const now = after.find(({ name }) => name === item.name);
    return now === undefined || kindOf(now) === kindOf(item)
      ? []
      : [change(`${item.name} is ${kindOf(now)} now, it was ${kindOf(item)}`)];
  });
  return [
    ...pairs.map(([item, next]) => change(`${item.name} seems to be called ${next.name} now`, item.name)),
    ...removed
      .filter((item) => !pairs.some(([was]) => was === item))
      .map((item) => change(`${item.name} is gone`, item.name)),
    ...added
      .filter((item) => !pairs.some(([, is]) => is === item))
      .map((item) => change(`${item.name} is new`)),
    ...changed,
  ];
}

function inputChanges(
  before: readonly InputField[],
  after: readonly InputField[],
  when: string,
  change: MakeChange,
): readonly ModelChange[] {
  const gone = before.filter((input) => !after.some(({ source }) => source === input.source));
  const changed = after.flatMap((input) => {
    const was = before.find(({ source }) => source === input.source);
    if (was === undefined) return [change(`${input.source} can be filled in ${when}`)];
    if (was.required === input.required) return [];
    return [change(`${input.source} is ${input.required ? 'required' : 'optional'} ${when} now`)];
  });
  return [
    ...gone.map((input) =>
      change(`${input.source} can no longer be filled in ${when}`, pieceKey(input.source)),
    ),
    ...changed,
  ];
}
