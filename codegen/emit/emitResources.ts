import type { ApiModel } from '../model/ResourceModel.ts';
import { columnsFile } from './columnsFile.ts';
import { operationsFile } from './operationsFile.ts';
import type { EmitOptions, ResourceEmit } from './EmitOptions.ts';
import { enumsFile } from './enumsFile.ts';
import { fieldsFile } from './fieldsFile.ts';
import { filtersFile } from './filtersFile.ts';
import { formatFiles } from './formatsFile.ts';
import { resourceIndex, rootIndex } from './indexFiles.ts';
import { inputsFile } from './inputsFile.ts';
import { messagesFile } from './messagesFile.ts';
import { metaFile } from './metaFile.ts';
import { recordFile } from './recordFile.ts';
import { screenFiles } from './screenFiles.ts';
import type { EmittedFile } from './text/SourceFile.ts';
import { validationFile } from './validationFile.ts';

/** Every generated file of an API. Pure: the same model gives the same text. */
export function emitResources(api: ApiModel, options: EmitOptions): readonly EmittedFile[] {
  const resources = api.resources.flatMap((resource) => resourceFiles({ api, resource, options }));
  return [...resources, enumsFile(api, options), ...formatFiles(), rootIndex(api, options)];
}

function resourceFiles(emit: ResourceEmit): readonly EmittedFile[] {
  const { operations } = emit.resource;
  const writes = operations.update !== undefined || operations.create !== undefined;
  const pieces = [
    operationsFile(emit),
    metaFile(emit),
    recordFile(emit),
    messagesFile(emit),
    ...(operations.list ? [columnsFile(emit), filtersFile(emit)] : []),
    ...(operations.one ? [fieldsFile(emit)] : []),
    ...(writes ? [inputsFile(emit), validationFile(emit)] : []),
    ...screenFiles(emit),
  ].filter((file) => file !== undefined);
  return [...pieces, resourceIndex(emit, pieces)];
}
