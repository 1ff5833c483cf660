import type { ResourceModel } from '../model/ResourceModel.ts';
import { operationsOf } from './operations/operationsOf.ts';
import { type ResourceEmit, stem } from './EmitOptions.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

export const operationName = (resource: ResourceModel, operation: string): string =>
  `${stem(resource)}${operation.charAt(0).toUpperCase()}${operation.slice(1)}Operation`;

/** operations.ts: one operation per screen and write, each with just what that one needs. */
export function operationsFile({ resource }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/operations.ts`);
  const gql = file.use('gql', '@apollo/client');
  const asked = operationsOf(resource);
  const form = asked.find(({ fragment }) => fragment !== undefined)?.fragment;
  const formName = `${stem(resource)}Form`;
  const operations = asked.map(({ name, body, fragment }) => {
    const used = fragment === undefined ? '' : `\n  \${${formName}}`;
    return `export const ${operationName(resource, name)} = ${gql}\`\n${indented(body)}${used}\n\`;`;
  });
  const shared = form === undefined ? [] : [`const ${formName} = ${gql}\`\n${indented(form.text)}\n\`;`];
  return file.finish([...shared, ...operations].join('\n\n'));
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
