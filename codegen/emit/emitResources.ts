import type { ApiModel } from '../model/ResourceModel.ts';
import { operationsFile } from './operationsFile.ts';
import { type EmitOptions, type ResourceEmit, stem } from './EmitOptions.ts';
import { enumsFile } from './enumsFile.ts';
import { filtersFile } from './filtersFile.ts';
import { formatFiles } from './formatsFile.ts';
import { resourceIndex, rootIndex } from './indexFiles.ts';
import { inputsFile } from './inputsFile.ts';
import { messagesFile } from './messagesFile.ts';
import { metaFile } from './metaFile.ts';
import { recordFile } from './recordFile.ts';
import { screenFiles } from './screenFiles.ts';
import { type EmittedFile, SourceFile } from './text/SourceFile.ts';
import { unitsFile } from './unitsFile.ts';
import { validationFile } from './validationFile.ts';
import { viewsFile } from './viewsFile.ts';
import { cellIn } from './cells.ts';
import { objectConstant } from './text/literal.ts';
import { printMember } from './text/jsx.ts';

/** Every generated file of an API. Pure: the same model gives the same text. */
export function emitResources(api: ApiModel, options: EmitOptions): readonly EmittedFile[] {
  const resources = api.resources.flatMap((resource) => resourceFiles({ resource, options }));
  const shared = [enumsFile(api, options), unitsFile(api), ...formatFiles(options)];
  return [...resources, ...shared, rootIndex(api, options)];
}

function resourceFiles(emit: ResourceEmit): readonly EmittedFile[] {
  const { operations } = emit.resource;
  const writes = operations.update !== undefined || operations.create !== undefined;
  const pieces = [
    operationsFile(emit),
    metaFile(emit),
    recordFile(emit),
    messagesFile(emit),
    ...(operations.list ? [columnsFile(emit), filtersFile(emit), viewsFile(emit)] : []),
    ...(operations.one ? [fieldsFile(emit)] : []),
    ...(writes ? [inputsFile(emit), validationFile(emit)] : []),
    ...screenFiles(emit),
  ].filter((file) => file !== undefined);
  return [...pieces, resourceIndex(emit, pieces)];
}

/** columns.tsx: every column that the list offers. */
function columnsFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/columns.tsx`);
  file.use('DataTable', 'react-admin');
  const { sortColumns = {}, sortFigures = {}, sortKeys = {} } = resource.operations.list ?? {};
  const sortable = Object.keys({ ...sortColumns, ...sortFigures, ...sortKeys });
  const pieces = resource.fields
    .filter((field) => resource.columns.includes(field.name))
    .map((field) => {
      const extra = sortable.includes(field.name) ? {} : { disableSort: true };
      return printMember(field.name, cellIn('DataTable.Col', file, options, field, extra));
    });
  return file.finish(objectConstant(`${stem(resource)}Columns`, pieces));
}

/** fields.tsx: what the page of one record shows. */
function fieldsFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/fields.tsx`);
  const show = file.use('ShowField', `${options.runtime}/screens/ShowField.tsx`);
  const pieces = resource.fields.map((field) => printMember(field.name, cellIn(show, file, options, field)));
  return file.finish(objectConstant(`${stem(resource)}Fields`, pieces));
}
