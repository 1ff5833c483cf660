import type { ResourceModel, SectionModel } from '../model/ResourceModel.ts';
import type { InputField } from '../model/FieldShapes.ts';
import { stem, type ResourceEmit } from './EmitOptions.ts';
import { isOffered } from './filtersFile.ts';
import { createInputsName, formInputs, hasDefault } from './inputsFile.ts';
import { inputKey } from './inputElements.ts';
import { print, jsx, type Jsx } from './text/jsx.ts';
import { code, member, type Code } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';
import { viewsName } from './viewsFile.ts';

/** List.tsx, Show.tsx, Edit.tsx and Create.tsx: one for each operation that the contract has. */
export function screenFiles(emit: ResourceEmit): readonly EmittedFile[] {
  const { list, one, update, create } = emit.resource.operations;
  return [
    list && listFile(emit),
    one && showFile(emit),
    one && update && editFile(emit),
    create && createFile(emit),
  ].filter((file) => file !== undefined);
}

const screen = (name: string, root: Jsx): string => {
  const text = print(root, 2);
  const oneLine = `export const ${name} = () => ${text};`;
  return text.includes('\n') || oneLine.length > 110
    ? `export const ${name} = () => (\n  ${text}\n);`
    : oneLine;
};

function listFile(emit: ResourceEmit): EmittedFile {
  const { resource, options } = emit;
  const file = new SourceFile(`${resource.name}/List.tsx`);
  const columns = file.use(`${stem(resource)}Columns`, './columns.tsx');
  const list = file.use('ResourceList', `${options.runtime}/screens/list/ResourceList.tsx`);
  const hasFilters = resource.filters.some(isOffered);
  const props = {
    filters: hasFilters ? code(file.use(`${stem(resource)}Filters`, './filters.tsx')) : undefined,
    conditions:
      resource.conditions === undefined
        ? undefined
        : code(file.use(`${stem(resource)}Conditions`, './filters.tsx')),
    defaultColumns: resource.defaultColumns,
    sort: resource.sort,
    presets: resource.views.length === 0 ? undefined : code(file.use(viewsName(emit), './views.ts')),
  };
  return file.finish(
    screen(
      `${resource.noun}List`,
      jsx(
        list,
        props,
        resource.columns.map((name) => code(member(columns, name))),
      ),
    ),
  );
}

function showFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/Show.tsx`);
  const show = file.use('ResourceShow', `${options.runtime}/screens/record/ResourceShow.tsx`);
  const fields = resource.fields.map((field) => field.name);
  const sections = sectionsOf(
    file,
    options.runtime,
    'ShowSection',
    'record',
    resource.sections,
    fields,
    `${stem(resource)}Fields`,
    './fields.tsx',
  );
  return file.finish(screen(`${resource.noun}Show`, jsx(show, { facts: resource.facts }, sections)));
}

function editFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/Edit.tsx`);
  const edit = file.use('ResourceEdit', `${options.runtime}/screens/form/ResourceEdit.tsx`);
  const schema = code(file.use(`update${resource.noun}Schema`, './validation.ts'));
  const sections = formSections(
    file,
    options.runtime,
    resource,
    resource.updateInputs,
    `${stem(resource)}Inputs`,
  );
  return file.finish(screen(`${resource.noun}Edit`, jsx(edit, { schema }, sections)));
}

function createFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/Create.tsx`);
  const create = file.use('ResourceCreate', `${options.runtime}/screens/form/ResourceCreate.tsx`);
  const schema = code(file.use(`create${resource.noun}Schema`, './validation.ts'));
  const defaults = formInputs(resource.createInputs).some(hasDefault)
    ? code(file.use(`create${resource.noun}Defaults`, './inputs.tsx'))
    : undefined;
  const sections = formSections(
    file,
    options.runtime,
    resource,
    resource.createInputs,
    createInputsName(resource),
  );
  return file.finish(
    screen(`${resource.noun}Create`, jsx(create, { schema, defaults, first: resource.asked }, sections)),
  );
}

const formSections = (
  file: SourceFile,
  runtime: string,
  resource: ResourceModel,
  inputs: readonly InputField[],
  pieces: string,
): readonly Jsx[] =>
  sectionsOf(
    file,
    runtime,
    'FormSection',
    'form',
    resource.sections,
    formInputs(inputs).map(inputKey),
    pieces,
    './inputs.tsx',
  );

function sectionsOf(
  file: SourceFile,
  runtime: string,
  tag: string,
  folder: string,
  sections: readonly SectionModel[],
  available: readonly string[],
  pieces: string,
  from: string,
): readonly Jsx[] {
  return sections.flatMap((section) => {
    const keys = section.keys.filter((key) => available.includes(key));
    if (keys.length === 0) return [];
    const children: readonly Code[] = keys.map((key) => code(member(file.use(pieces, from), key)));
    return [jsx(file.use(tag, `${runtime}/screens/${folder}/${tag}.tsx`), { name: section.name }, children)];
  });
}
