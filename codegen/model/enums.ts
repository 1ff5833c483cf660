import { isEnumType, type GraphQLEnumType, type GraphQLEnumValue, type GraphQLSchema } from 'graphql';
import { sentence, withoutId } from '../convention/names.ts';
import type { ChoiceHint, Hints } from '../hints/Hints.ts';
import type { EnumShape } from './FieldShapes.ts';
import type { EnumModel } from './ResourceModel.ts';

/** A description's beginning serves as a label up to this length. */
const shortLabel = 28;

/** 'Pending: waits for approval.' says 'Pending'; a description that is no name leaves the value itself, in words. */
export function valueLabel(value: Pick<GraphQLEnumValue, 'name' | 'description'>): string {
  const text = value.description?.trim() ?? '';
  const [beforeColon, rest] = text.split(/\s?:\s/, 2);
  if (rest !== undefined && beforeColon !== undefined && beforeColon.length <= shortLabel) return beforeColon;
  const first = /^([^.!?]+)[.!?]?$/.exec(text)?.[1];
  return first !== undefined && first.length <= shortLabel ? first : sentence(value.name);
}

export function enumModels(schema: GraphQLSchema, hints: Hints): readonly EnumModel[] {
  const inSchema = Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter((type) => !type.name.startsWith('__'))
    .map((type) => ({
      name: type.name,
      ofSchema: true,
      values: type.getValues().map((value) => ({
        value: value.name,
        label: hints.enums?.[type.name]?.[value.name] ?? valueLabel(value),
      })),
    }));
  const hinted = Object.entries(hints.choices ?? {}).map(([name, choice]) => ({
    name,
    ofSchema: false,
    values: Object.entries(labelsOf(choice, hints)).map(([value, label]) => ({ value, label })),
  }));
  return [...inSchema, ...hinted];
}

/** What an input may say of an enum's values besides: which are deprecated, where some are. */
export function retiredValues(type: GraphQLEnumType): Pick<EnumShape, 'retired'> {
  const retired = type.getValues().filter(({ deprecationReason }) => deprecationReason);
  return retired.length === 0 ? {} : { retired: retired.map(({ name }) => name) };
}

function labelsOf(choice: ChoiceHint, hints: Hints): Readonly<Record<string, string>> {
  if ('labels' in choice) return choice.labels;
  const labelOf = (field: string) =>
    choice.fieldsOf.map((type) => hints.types?.[type]?.labels?.[field]).find((label) => label !== undefined);
  return Object.fromEntries(
    choice.values.map((value) => [value, labelOf(value) ?? sentence(withoutId(value) ?? value)]),
  );
}
