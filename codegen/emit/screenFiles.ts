import { stem, type ResourceEmit } from './EmitOptions.ts';
import { isOffered } from './filtersFile.ts';
import { createInputsName, formInputs, hasDefault } from './inputsFile.ts';
import { inputKey } from './inputElements.ts';
import { print, jsx, type Jsx } from './text/jsx.ts';
import { code, lineWidth, member } from './text/literal.ts';
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
  return text.includes('\n') || oneLine.length > lineWidth
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

function showFile(emit: ResourceEmit): EmittedFile {
  const { resource, options } = emit;
  const file = new SourceFile(`${resource.name}/Show.tsx`);
  const show = file.use('ResourceShow', `${options.runtime}/screens/record/ResourceShow.tsx`);
  const keys = resource.fields.map((field) => field.name);
  const sections = sectionsOf(file, emit, onPage, `${stem(resource)}Fields`, keys);
  return file.finish(screen(`${resource.noun}Show`, jsx(show, { facts: resource.facts }, sections)));
}

function editFile(emit: ResourceEmit): EmittedFile {
  const { resource, options } = emit;
  const file = new SourceFile(`${resource.name}/Edit.tsx`);
  const edit = file.use('ResourceEdit', `${options.runtime}/screens/form/ResourceEdit.tsx`);
  const schema = code(file.use(`update${resource.noun}Schema`, './validation.ts'));
  const keys = formInputs(resource.updateInputs).map(inputKey);
  const sections = sectionsOf(file, emit, inForm, `${stem(resource)}Inputs`, keys);
  return file.finish(screen(`${resource.noun}Edit`, jsx(edit, { schema }, sections)));
}

function createFile(emit: ResourceEmit): EmittedFile {
  const { resource, options } = emit;
  const file = new SourceFile(`${resource.name}/Create.tsx`);
  const create = file.use('ResourceCreate', `${options.runtime}/screens/form/ResourceCreate.tsx`);
  const schema = code(file.use(`create${resource.noun}Schema`, './validation.ts'));
  const inputs = formInputs(resource.createInputs);
  const defaults = inputs.some(hasDefault)
    ? code(file.use(`create${resource.noun}Defaults`, './inputs.tsx'))
    : undefined;
  const sections = sectionsOf(file, emit, inForm, createInputsName(resource), inputs.map(inputKey));
  return file.finish(
    screen(`${resource.noun}Create`, jsx(create, { schema, defaults, first: resource.asked }, sections)),
  );
}

const onPage = { tag: 'ShowSection', folder: 'record', from: './fields.tsx' };
const inForm = { tag: 'FormSection', folder: 'form', from: './inputs.tsx' };

/** The sections that have any of these pieces. */
function sectionsOf(
  file: SourceFile,
  { resource, options }: ResourceEmit,
  { tag, folder, from }: typeof onPage,
  pieces: string,
  available: readonly string[],
): readonly Jsx[] {
  return resource.sections.flatMap(({ name, keys }) => {
    const children = keys
      .filter((key) => available.includes(key))
      .map((key) => code(member(file.use(pieces, from), key)));
    if (children.length === 0) return [];
    return [jsx(file.use(tag, `${options.runtime}/screens/${folder}/${tag}.tsx`), { name }, children)];
  });
}
