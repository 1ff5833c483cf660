import { orderNames } from '../convention/lighthouse.ts';
import { normal } from '../convention/names.ts';
import { pieceKey } from '../model/sections.ts';
import type { FilterField, InputField, InputShape } from '../model/FieldShapes.ts';
import { inputOf, labelProp, vocabularyInput } from './components.ts';
import { enumValuesName, type EmitOptions } from './EmitOptions.ts';
import { code } from './text/literal.ts';
import { jsx, type Jsx } from './text/jsx.ts';
import type { SourceFile } from './text/SourceFile.ts';

/** `<DateInput source="dateStart" required />`, its members inside where it holds rows or a part. */
export function inputElement(file: SourceFile, options: EmitOptions, input: InputField): Jsx {
  const vocabulary = input.shape.kind === 'scalar' ? input.shape.vocabulary : undefined;
  const tag = vocabulary ? vocabularyInput(file, options) : inputOf(file, options, input.shape);
  const isFlag = input.shape.kind === 'scalar' && input.shape.scalar === 'boolean';
  const props = {
    source: inputSource(input),
    ...vocabulary,
    ...shapeProps(file, input.shape),
    numbers: isListOfNumbers(input.shape),
    // Not for filters, which take a part of the text.
    mask: input.shape.kind === 'scalar' ? input.shape.mask : undefined,
    mostBytes: input.shape.kind === 'scalar' ? input.shape.mostBytes : undefined,
    // A flag is always one or the other; required means nothing to it, "not asked yet" does.
    required: input.required && !isFlag,
    maxLength: counted(input) ? input.length : undefined,
    width: input.width,
    nullable: isFlag && input.nullable,
    orderSource: orderSource(input.shape),
    deprecated: input.deprecation,
  };
  return jsx(
    tag,
    props,
    memberInputs(input.shape).map((member) => inputElement(file, options, member)),
  );
}

/** Where the form keeps what an input holds. */
export const inputSource = ({ shape, source }: InputField): string =>
  shape.kind === 'connect' ? `${source}.id` : source;

/** They are typed as texts are, and sent as numbers. */
const isListOfNumbers = (shape: InputShape): boolean =>
  shape.kind === 'scalar' && shape.list && ['int', 'float', 'money', 'minutes'].includes(shape.scalar);

/** Texts that are typed as they are kept; what a mask or an editor makes of them is its own. */
const counted = ({ shape }: InputField): boolean =>
  shape.kind === 'scalar' &&
  !shape.list &&
  shape.mask === undefined &&
  ['string', 'text', 'email', 'url'].includes(shape.scalar);

export function filterElement(file: SourceFile, options: EmitOptions, filter: FilterField): Jsx {
  return jsx(`${inputOf(file, options, filter.shape)}.Filter`, {
    source: filter.name,
    ...shapeProps(file, filter.shape),
  });
}

function shapeProps(file: SourceFile, shape: InputShape): Readonly<Record<string, unknown>> {
  switch (shape.kind) {
    case 'scalar':
      return { currencySource: shape.currencySource };
    case 'enum':
      return {
        name: shape.enum,
        values: code(file.use(enumValuesName(shape.enum), '../enums.ts')),
        retired: shape.retired,
        multiple: shape.list,
      };
    case 'reference':
    case 'references':
    case 'connect':
      return { reference: shape.resource, label: labelProp(shape.representation, shape.resource) };
    case 'object':
    case 'objects':
    case 'nested':
      return {};
  }
}

/** Rows with a place of their own are put in order by moving them. */
function orderSource(shape: InputShape): string | undefined {
  if (shape.kind !== 'objects') return undefined;
  const isPlace = ({ name, shape: member }: InputField) =>
    orderNames.includes(normal(name)) && member.kind === 'scalar' && member.scalar === 'int';
  return shape.fields.find(isPlace)?.source;
}

/** The inputs of one row or part; a row's own id is kept, not typed. */
export function memberInputs(shape: InputShape): readonly InputField[] {
  switch (shape.kind) {
    case 'object':
    case 'objects':
      return shape.fields.filter(offered);
    case 'nested':
      return withoutRowId(mergeInputs(shape.create, shape.update), shape.idField).filter(offered);
    case 'scalar':
    case 'enum':
    case 'reference':
    case 'references':
    case 'connect':
      return [];
  }
}

/** A picker needs a resource to pick from. */
export const isPickable = ({ shape }: { readonly shape: InputShape }): boolean =>
  shape.kind !== 'reference' && shape.kind !== 'references' && shape.kind !== 'connect'
    ? true
    : shape.resource !== undefined;

const offered = (input: InputField): boolean => input.source !== 'id' && isPickable(input);

const withoutRowId = (inputs: readonly InputField[], idField: string): readonly InputField[] =>
  inputs.filter((input) => input.source !== idField);

/** One form for new and old rows: what either takes, required where either demands it. */
function mergeInputs(create: readonly InputField[], update: readonly InputField[]): readonly InputField[] {
  const sources = [...new Set([...create, ...update].map((input) => input.source))];
  return sources.flatMap((source) => {
    const found = [create, update].flatMap((inputs) => inputs.find((input) => input.source === source) ?? []);
    const [first] = found;
    return first === undefined ? [] : [{ ...first, required: found.some((input) => input.required) }];
  });
}

export const inputKey = (input: InputField): string => pieceKey(input.source);
