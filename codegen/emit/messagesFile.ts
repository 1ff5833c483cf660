import { addsTo } from '../model/addsTo.ts';
import { isOwnId } from '../model/lists/filterFields.ts';
import type { ResourceModel } from '../model/ResourceModel.ts';
import { pieceKey } from '../model/sections.ts';
import type { InputField, ReadField } from '../model/FieldShapes.ts';
import { stem, type ResourceEmit } from './EmitOptions.ts';
import { memberInputs } from './inputElements.ts';
import { formInputs } from './inputsFile.ts';
import { constant } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** messages.ts: the English of a resource, by the keys that fields and screens ask for. */
export function messagesFile({ resource }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/messages.ts`);
  const inputs = formInputs([...resource.updateInputs, ...resource.createInputs]).flatMap((input) =>
    inputEntries(input, '', resource.label.one),
  );
  const messages = {
    name: `${resource.label.one} |||| ${resource.label.many}`,
    fields: Object.fromEntries(
      inPageOrder(resource, [
        ...resource.fields.flatMap((field) => fieldEntries(field, '')),
        ...inputs.map(({ path, label }) => [path, label] as const),
      ]),
    ),
    help: Object.fromEntries(
      inputs.flatMap(({ path, help }) => (help === undefined ? [] : [[path, help] as const])),
    ),
    filters: Object.fromEntries(resource.filters.map((filter) => [filter.name, filter.label])),
    sections: Object.fromEntries(
      resource.sections.flatMap((section) => [
        [section.name, section.label] as const,
        ...(section.help === '' || !addsTo(section.help, section.label, resource.label.one)
          ? []
          : [[`${section.name}_help`, section.help] as const]),
      ]),
    ),
    ...conditionMessages(resource),
  };
  return file.finish(constant(`${stem(resource)}Messages`, messages, ' as const'));
}

type Entry = readonly [path: string, label: string];

/** As the sections of pages and forms have them, so that others may tell fields in this order; what is in none comes last. */
function inPageOrder({ sections }: ResourceModel, entries: readonly Entry[]): readonly Entry[] {
  const keys = sections.flatMap((section) => section.keys);
  const places = new Map(keys.map((key, index) => [key, index]));
  const placeOf = ([path]: Entry): number => places.get(pieceKey(path)) ?? keys.length;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function fieldEntries(field: ReadField, prefix: string): readonly Entry[] {
  const path = `${prefix}${field.name}`;
  const inner =
    field.shape.kind === 'objects' || (field.shape.kind === 'object' && !field.shape.image)
      ? field.shape.fields
      : [];
  const page = field.page === true ? [[`${path}.data`, field.label] as const] : [];
  return [[path, field.label], ...page, ...inner.flatMap((member) => fieldEntries(member, `${path}.`))];
}

interface InputEntry {
  readonly path: string;
  readonly label: string;
  readonly help: string | undefined;
}

function inputEntries(input: InputField, prefix: string, noun: string): readonly InputEntry[] {
  const path = `${prefix}${input.shape.kind === 'connect' ? `${input.source}.id` : input.source}`;
  return [
    {
      path,
      label: input.label,
      help:
        input.description !== undefined && addsTo(input.description, input.label, noun)
          ? input.description
          : undefined,
    },
    ...memberInputs(input.shape).flatMap((member) => inputEntries(member, `${path}.`, noun)),
  ];
}

/** Columns that no field of the record itself names, the record where it is looked up, and what can be counted. */
function conditionMessages({ conditions, label }: ResourceModel) {
  if (conditions === undefined) return {};
  const columns = conditions.columns.flatMap(({ value, source, shape, ...column }) => {
    if (source === undefined || source.includes('.')) return [[value, column.label] as const];
    return isOwnId(source) && shape?.kind === 'reference' ? [[value, label.one] as const] : [];
  });
  const relations = conditions.relations.map((relation) => [relation.value, relation.label] as const);
  const entries = [...columns, ...relations];
  return entries.length === 0 ? {} : { conditions: Object.fromEntries(entries) };
}
