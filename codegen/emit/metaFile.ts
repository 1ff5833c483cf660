import { names } from '../convention/lighthouse.ts';
import { scalarKinds } from '../convention/scalars.ts';
import type { ResourceModel, WriteOperation } from '../model/ResourceModel.ts';
import type { FilterField, InputField, InputShape } from '../model/FieldShapes.ts';
import { operationName } from './operationsFile.ts';
import { type ResourceEmit, stem } from './EmitOptions.ts';
import { formInputs } from './inputsFile.ts';
import { type Code, code, constant } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** meta.ts: what the data provider knows of the resource (src/data/ResourceMeta.ts). */
export function metaFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/meta.ts`);
  const type = file.useType('ResourceMeta', `${options.runtime}/data/ResourceMeta.ts`);
  const operation = (name: string) => code(file.use(operationName(resource, name), './operations.ts'));
  const { list, one, create, update, delete: remove, restore } = resource.operations;
  const meta = {
    name: resource.name,
    type: resource.type,
    idField: resource.idField,
    numericId: resource.numericId ? true : undefined,
    representation: resource.representation,
    picked: resource.picked.length > resource.representation.length ? resource.picked : undefined,
    apart: list !== undefined && resource.apart.length > 0 ? resource.apart : undefined,
    can: resource.permissions,
    zone: resource.zone,
    list: list && {
      field: list.field,
      paged: list.paged,
      operation: operation('list'),
      pickOperation: operation('pick'),
      sortColumns: list.sortColumns,
      sortFigures: unlessEmpty(list.sortFigures),
      sortKeys: unlessEmpty(list.sortKeys),
      filters: filters(resource),
      idsFilter: list.idsFilter,
      searchFilter: list.searchFilter,
      figures: list.figures,
      exports: resource.files.exports || undefined,
    },
    one: one && {
      field: one.field,
      operation: operation('show'),
      editOperation: update && operation('edit'),
      idVariable: one.idArgument,
    },
    create: create && {
      field: create.field,
      operation: operation('create'),
      inputs: resource.createInputs.map(inputMeta),
      onceKey: resource.onceKey,
      imports: resource.files.imports || undefined,
      reason: reasonIn(resource.createInputs, resource),
      ...placeOf(create),
    },
    update: update && {
      field: update.field,
      operation: operation('update'),
      inputs: resource.updateInputs.map(inputMeta),
      reason: reasonIn(resource.updateInputs, resource),
      ...placeOf(update),
      pieces: ofForm(resource, 'inputs.tsx', `${stem(resource)}Inputs`),
      schema: ofForm(resource, 'validation.ts', `update${resource.noun}Schema`),
      idVariable: update.idVariable,
      idInput: update.idVariable === undefined ? update.idInput : undefined,
      version: resource.version,
    },
    delete: remove && { field: remove.field, operation: operation('remove'), idVariable: remove.idArgument },
    restore: restore && {
      field: restore.field,
      operation: operation('restore'),
      idVariable: restore.idArgument,
      filter: trashFilter(resource),
    },
  };
  return file.finish(constant(`meta: ${type}`, meta));
}

/** What a form consists of comes when somebody opens one. */
function ofForm(resource: ResourceModel, file: string, name: string): Code | undefined {
  if (formInputs(resource.updateInputs).length === 0) return undefined;
  return code(`async () => (await import('./${file}')).${name}`);
}

/** What shows the deleted records in the list. */
const trashFilter = ({ filters: all }: ResourceModel): object | undefined => {
  const { argument, only } = names.trashed;
  return all.some(({ name }) => name === argument) ? { [argument]: only } : undefined;
};

const unlessEmpty = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length === 0 ? undefined : value;

/** Where the inputs go: the argument `input`, which need not be said, one of another name, or each one of its own. */
const placeOf = ({ input }: WriteOperation) => ({
  argument: input?.argument === names.input ? undefined : input?.argument,
  spread: input === undefined ? true : undefined,
});

const reasonIn = (inputs: readonly InputField[], { reason }: ResourceModel): string | undefined =>
  inputs.find(({ source }) => source === reason)?.source;

function filters({ filters: all, conditions }: ResourceModel): Readonly<Record<string, object>> {
  const entries = all.map((filter): readonly [string, object] => [filter.name, filterMeta(filter)]);
  const builder =
    conditions === undefined
      ? []
      : [[conditions.key, { path: conditions.path, list: false, scalar: 'object' }] as const];
  return Object.fromEntries([...entries, ...builder]);
}

function filterMeta({ path, source, operator, shape }: FilterField) {
  const numericId = shape.kind === 'reference' || shape.kind === 'references' ? shape.numericId : undefined;
  return {
    path: operator === 'condition' ? [...path, 'value'] : path,
    list: isList(shape),
    scalar: scalarOf(shape),
    numericId,
    source,
    operator,
  };
}

const isList = (shape: InputShape): boolean =>
  shape.kind === 'references' || ((shape.kind === 'scalar' || shape.kind === 'enum') && shape.list);

function scalarOf(shape: InputShape): string {
  if (shape.kind === 'scalar') return scalarKinds[shape.scalar].compared;
  if (shape.kind === 'enum') return 'enum';
  return shape.kind === 'reference' || shape.kind === 'references' ? 'id' : 'object';
}

function inputMeta(input: InputField): object {
  return {
    name: input.name,
    source: input.source,
    required: input.always ? true : undefined,
    secret: input.secret,
    ...shapeMeta(input.shape),
  };
}

function shapeMeta(shape: InputShape): object {
  switch (shape.kind) {
    case 'scalar':
      return { kind: shape.scalar === 'upload' ? 'upload' : 'value' };
    case 'enum':
      return { kind: 'value' };
    case 'reference':
      return { kind: 'id', numericId: shape.numericId };
    case 'references':
      return { kind: 'ids', sync: shape.sync ? true : undefined, numericId: shape.numericId };
    case 'object':
      return { kind: 'object', inputs: shape.fields.map(inputMeta) };
    case 'objects':
      return { kind: 'objects', sync: shape.sync ? true : undefined, inputs: shape.fields.map(inputMeta) };
    case 'nested':
      return {
        kind: 'nested',
        idField: 'id',
        canDelete: shape.canDelete,
        numericId: shape.numericId,
        inputs: shape.create.map(inputMeta),
        updateInputs: shape.update.map(inputMeta),
      };
    case 'connect':
      return { kind: 'connect', numericId: shape.numericId, inputs: shape.create.map(inputMeta) };
  }
}
