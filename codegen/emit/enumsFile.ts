import type { ApiModel } from '../model/ResourceModel.ts';
import { usedEnums } from '../model/usedEnums.ts';
import { enumValuesName, type EmitOptions } from './EmitOptions.ts';
import { lineWidth, literal } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** enums.ts: the values of every enum that a screen shows, checked against the types of the schema, and their English. */
export function enumsFile(api: ApiModel, options: EmitOptions): EmittedFile {
  const file = new SourceFile('enums.ts');
  const used = usedEnums(api.resources);
  const enums = api.enums.filter(({ name }) => used.has(name));
  const parts = enums.map(({ name, values, ofSchema }) => {
    if (ofSchema) file.useType(name, options.schemaTypes);
    const ending = ofSchema ? ` as const satisfies readonly ${name}[]` : ' as const';
    const constant = constantText(
      enumValuesName(name),
      values.map(({ value }) => value),
      ending,
    );
    return ofSchema
      ? constant
      : `${constant}\n\nexport type ${name} = (typeof ${enumValuesName(name)})[number];`;
  });
  const names = enums.filter(({ ofSchema }) => ofSchema).map(({ name }) => name);
  const types = names.length === 0 ? '' : `${typesLine(names)}\n\n`;
  const messages = Object.fromEntries(
    enums.map(({ name, values }) => [
      name,
      Object.fromEntries(values.map(({ value, label }) => [value, label])),
    ]),
  );
  return file.finish(
    `${types}${parts.join('\n\n')}\n\n${constantText('enumMessages', messages, ' as const')}`,
  );
}

function constantText(name: string, value: unknown, ending: string): string {
  const start = `export const ${name} = `;
  return `${start}${literal(value, 0, start.length + ending.length)}${ending};`;
}

function typesLine(names: readonly string[]): string {
  const line = `export type { ${names.join(', ')} };`;
  return line.length <= lineWidth ? line : `export type {\n${names.map((name) => `  ${name},\n`).join('')}};`;
}
