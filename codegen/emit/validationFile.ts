import type { InputField, InputShape } from '../model/FieldShapes.ts';
import { camel, pascal } from '../convention/names.ts';
import { scalarKinds } from '../convention/scalars.ts';
import type { ScalarKind } from '#schema/ScalarKind.ts';
import { formInputs } from './inputsFile.ts';
import { memberInputs } from './inputElements.ts';
import { enumValuesName, type ResourceEmit } from './EmitOptions.ts';
import { block, key } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** validation.ts: a yup schema per form, keyed by where the form keeps its values. Rules beyond form are the server's. */
export function validationFile({ resource }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/validation.ts`);
  const parts = new Map<string, string>();
  const schemas = (['update', 'create'] as const).flatMap((verb) => {
    if (resource.operations[verb] === undefined) return [];
    const inputs = formInputs(verb === 'update' ? resource.updateInputs : resource.createInputs);
    return [
      `export const ${verb}${resource.noun}Schema = ${objectSchema({ file, parts, verb, path: [] }, inputs)};`,
    ];
  });
  const rows = [...parts].map(([name, schema]) => `const ${name} = ${schema};`);
  return file.finish([...rows, ...schemas].join('\n\n'));
}

interface Place {
  readonly file: SourceFile;
  /** Schemas of rows and parts by name, the inner ones first. */
  readonly parts: Map<string, string>;
  readonly verb: 'update' | 'create';
  readonly path: readonly string[];
}

const yup = ({ file }: Place): string => (file.use('* as yup', 'yup'), 'yup');
const formats = ({ file }: Place): string => (file.use('* as formats', '../formats.ts'), 'formats');

function objectSchema(place: Place, inputs: readonly InputField[]): string {
  const members = inputs.map((input) => {
    const at = input.source.endsWith('.id') ? input.source.slice(0, -3) : input.source;
    return `${key(at)}: ${schemaOf({ ...place, path: [...place.path, at] }, input)}`;
  });
  return `${yup(place)}.object(${block('{', members, '}', 0)})`;
}

/** The schema of rows or of a part, under a name of its own; the same for both forms if it is the same. */
function partSchema(place: Place, shape: InputShape, ending: 'Row' | 'Part'): string {
  const schema = objectSchema(place, memberInputs(shape));
  const name = `${camel(place.path.join('_'))}${ending}`;
  const free =
    [name, `${place.verb}${pascal(name)}`].find(
      (candidate) => (place.parts.get(candidate) ?? schema) === schema,
    ) ?? name;
  place.parts.set(free, schema);
  return free;
}

function schemaOf(place: Place, input: InputField): string {
  const { shape, required, length } = input;
  switch (shape.kind) {
    case 'reference':
    case 'connect':
      if (shape.kind === 'reference' && !input.source.endsWith('.id'))
        return `${formats(place)}.id()${ending(required)}`;
      return `${formats(place)}.${required ? 'requiredReference' : 'reference'}()`;
    case 'references':
      return `${yup(place)}.array()${ending(required)}`;
    case 'scalar':
    case 'enum':
      if (!shape.list)
        // A text of blanks is none to the server.
        return `${textSchema(place, shape, length)}${required && isText(shape) ? '.trim()' : ''}${ending(required)}`;
      return `${yup(place)}.array().of(${textSchema(place, shape, length)}.defined())${ending(required)}`;
    case 'object':
      return `${partSchema(place, shape, 'Part')}${required ? '' : '.nullable().default(undefined)'}`;
    case 'objects':
    case 'nested':
      return required
        ? `${formats(place)}.requiredRows(${partSchema(place, shape, 'Row')})`
        : `${yup(place)}.array().of(${partSchema(place, shape, 'Row')}).nullable()`;
  }
}

const ending = (required: boolean): string =>
  required ? `.required('ra.validation.required')` : '.nullable()';

type ValueShape = Extract<InputShape, { kind: 'scalar' | 'enum' }>;

const texts: readonly ScalarKind[] = ['string', 'text', 'richText', 'email', 'phone', 'url'];

const isText = (shape: ValueShape): boolean => shape.kind === 'scalar' && texts.includes(shape.scalar);

function textSchema(place: Place, shape: ValueShape, length: number | undefined): string {
  const schema = valueSchema(place, shape);
  return length === undefined || !isText(shape) ? schema : `${formats(place)}.within(${length}, ${schema})`;
}

function valueSchema(place: Place, shape: ValueShape): string {
  if (shape.kind === 'enum')
    return `${formats(place)}.choice(${place.file.use(enumValuesName(shape.enum), '../enums.ts')})`;
  const { schema } = scalarKinds[shape.scalar];
  return schema === undefined ? `${formats(place)}.${shape.scalar}()` : `${yup(place)}.${schema}()`;
}
