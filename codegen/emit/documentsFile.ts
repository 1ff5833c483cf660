import type { ResourceModel } from '../model/ResourceModel.ts';
import { operationsOf } from './documents/operations.ts';
import type { ResourceEmit } from './EmitOptions.ts';
import { stem } from './EmitOptions.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

export const documentName = (resource: ResourceModel, operation: string): string =>
  `${stem(resource)}${operation.charAt(0).toUpperCase()}${operation.slice(1)}Document`;

/** documents.ts: one document per screen and write, each with just what that one needs. */
export function documentsFile({ resource }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/documents.ts`);
  const gql = file.use('gql', '@apollo/client');
  const operations = operationsOf(resource);
  const form = operations.find(({ fragment }) => fragment !== undefined)?.fragment;
  const formName = `${stem(resource)}Form`;
  const documents = operations.map(({ name, body, fragment }) => {
    const used = fragment === undefined ? '' : `\n  \${${formName}}`;
    return `export const ${documentName(resource, name)} = ${gql}\`\n${indented(body)}${used}\n\`;`;
  });
  const shared = form === undefined ? [] : [`const ${formName} = ${gql}\`\n${indented(form.text)}\n\`;`];
  return file.finish([...shared, ...documents].join('\n\n'));
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
