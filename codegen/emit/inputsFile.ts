import type { ResourceModel } from '../model/ResourceModel.ts';
import type { InputField } from '../model/FieldShapes.ts';
import { stem, type EmitOptions, type ResourceEmit } from './EmitOptions.ts';
import { inputElement, inputKey, isPickable } from './inputElements.ts';
import { printMember } from './text/jsx.ts';
import { code, constant, key, member, objectConstant } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

export const createInputsName = (resource: ResourceModel): string => `create${resource.noun}Inputs`;

/** The inputs of a form, by the keys of their pieces. */
export const formInputs = (inputs: readonly InputField[]): readonly InputField[] => inputs.filter(isPickable);

/** inputs.tsx: the pieces of the edit form, and those of the create form, which are the same where they can be. */
export function inputsFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/inputs.tsx`);
  const edit = formInputs(resource.updateInputs);
  const create = formInputs(resource.createInputs);
  const parts = [
    ...(edit.length > 0 || create.length === 0
      ? [pieces(file, options, `${stem(resource)}Inputs`, edit)]
      : []),
    ...(create.length > 0
      ? [createPieces(file, options, resource, edit, create), ...defaults(resource, create)]
      : []),
  ];
  return file.finish(parts.join('\n\n'));
}

const printed = (file: SourceFile, options: EmitOptions, input: InputField): string =>
  printMember(inputKey(input), inputElement(file, options, input));

const pieces = (
  file: SourceFile,
  options: EmitOptions,
  name: string,
  inputs: readonly InputField[],
): string =>
  objectConstant(
    name,
    inputs.map((input) => printed(file, options, input)),
  );

function createPieces(
  file: SourceFile,
  options: EmitOptions,
  resource: ResourceModel,
  edit: readonly InputField[],
  create: readonly InputField[],
): string {
  const name = createInputsName(resource);
  const editName = `${stem(resource)}Inputs`;
  const shared = new Map(edit.map((input) => [inputKey(input), printed(file, options, input)]));
  const own = create.map((input) => ({ key: inputKey(input), text: printed(file, options, input) }));
  if (edit.length === 0) return pieces(file, options, name, create);
  const everyEditKey = [...shared.keys()].every((editKey) => own.some((piece) => piece.key === editKey));
  const differing = own.filter((piece) => shared.get(piece.key) !== piece.text);
  if (everyEditKey && differing.length === 0) return `export const ${name} = ${editName};`;
  if (everyEditKey) return objectConstant(name, [`...${editName}`, ...differing.map((piece) => piece.text)]);
  const members = own.map((piece) =>
    shared.get(piece.key) === piece.text ? `${key(piece.key)}: ${member(editName, piece.key)}` : piece.text,
  );
  return objectConstant(name, members);
}

/** A default that a form can show: a relation's would be an id without a name. */
export const hasDefault = (input: InputField): boolean =>
  input.defaultValue !== undefined && input.defaultValue !== null && !input.source.includes('.');

/** What the contract fills in where a form leaves it out; the form shows it from the start. */
function defaults(resource: ResourceModel, create: readonly InputField[]): readonly string[] {
  const values = create.filter(hasDefault);
  if (values.length === 0) return [];
  const value = Object.fromEntries(values.map((input) => [input.source, asCode(input.defaultValue)]));
  return [constant(`create${resource.noun}Defaults`, value)];
}

const asCode = (value: unknown) =>
  typeof value === 'object' && value !== null ? code(JSON.stringify(value)) : value;
