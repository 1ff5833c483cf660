import type { InputShape, ReadShape } from '../model/FieldShapes.ts';
import { scalarKinds } from '../convention/scalars.ts';
import type { EmitOptions } from './EmitOptions.ts';
import type { SourceFile } from './text/SourceFile.ts';

/** The seam to src/fields: a folder a kind, which defines how it is read (DateField) and how it is entered (DateInput). */
function kindOf(shape: ReadShape | InputShape): string {
  switch (shape.kind) {
    case 'scalar':
      return shape.list ? 'Strings' : scalarKinds[shape.scalar].fields;
    case 'enum':
      return 'Enum';
    case 'reference':
    case 'connect':
      return 'Relation';
    case 'references':
      return 'related' in shape ? 'Related' : 'Relations';
    case 'object':
      return 'image' in shape && shape.image ? 'Image' : 'Part';
    case 'objects':
    case 'nested':
      return 'Rows';
  }
}

export const fieldOf = (file: SourceFile, options: EmitOptions, shape: ReadShape): string =>
  part(file, options, kindOf(shape), 'Field');

export const inputOf = (file: SourceFile, options: EmitOptions, shape: InputShape): string =>
  part(file, options, kindOf(shape), 'Input');

export const vocabularyInput = (file: SourceFile, options: EmitOptions): string =>
  file.use('VocabularyInput', `${options.runtime}/fields/string/VocabularyInput.tsx`);

function part(file: SourceFile, options: EmitOptions, kind: string, half: 'Field' | 'Input'): string {
  const folder = kind.charAt(0).toLowerCase() + kind.slice(1);
  return file.use(`${kind}${half}`, `${options.runtime}/fields/${folder}/${kind}${half}.tsx`);
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
