import type { InputShape, ReadShape, ScalarKind } from '../model/ResourceModel.ts';

/** The seam to src/fields: by kind, a prefix (DateField, DateInput, DateFilter) and the folder. */
export interface Component {
  readonly prefix: string;
  readonly folder: string;
}

const component = (prefix: string, folder = prefix.charAt(0).toLowerCase() + prefix.slice(1)): Component => ({
  prefix,
  folder,
});

const scalars: Readonly<Record<ScalarKind, Component>> = {
  id: component('String'),
  string: component('String'),
  text: component('LongText'),
  richText: component('RichText'),
  int: component('Int', 'number'),
  float: component('Float', 'number'),
  boolean: component('Boolean'),
  date: component('Date'),
  dateTime: component('DateTime'),
  localDateTime: component('LocalDateTime'),
  email: component('Email'),
  phone: component('Phone'),
  url: component('Url'),
  money: component('Money'),
  minutes: component('Minutes'),
  countryCode: component('CountryCode'),
  currency: component('Currency'),
  json: component('Json'),
  upload: component('Image'),
};

export function componentOf(shape: ReadShape | InputShape): Component {
  switch (shape.kind) {
    case 'scalar':
      return shape.list ? component('Strings') : scalars[shape.scalar];
    case 'enum':
      return component('Enum');
    case 'reference':
    case 'connect':
      return component('Relation');
    case 'references':
      return component('Relations');
    case 'object':
      return 'image' in shape && shape.image ? component('Image') : component('Part');
    case 'objects':
    case 'nested':
      return component('Rows');
  }
}

/** What labelOf of src/fields looks for by itself; anything else is said. */
const usual = ['fullName', 'name', 'title', 'label'];

export const labelProp = (
  representation: readonly string[],
  reference: string | undefined,
): readonly string[] | undefined => {
  const [only] = representation;
  return reference !== undefined && representation.length === 1 && only !== undefined && usual.includes(only)
    ? undefined
    : representation;
};
