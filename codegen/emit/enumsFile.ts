import type { ApiModel } from '../model/ResourceModel.ts';
import { usedEnums } from '../model/usedEnums.ts';
import { enumValuesName, type EmitOptions } from './EmitOptions.ts';
import { constant, namesLine } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** enums.ts: the values of every enum that a screen shows, checked against the types of the schema, and their English. */
export function enumsFile(api: ApiModel, options: EmitOptions): EmittedFile {
  const file = new SourceFile('enums.ts');
  const used = usedEnums(api.resources);
  const enums = api.enums.filter(({ name }) => used.has(name));
  const parts = enums.map(({ name, values, ofSchema }) => {
    if (ofSchema) file.useType(name, options.schemaTypes);
    const ending = ofSchema ? ` as const satisfies readonly ${name}[]` : ' as const';
    const all = values.map(({ value }) => value);
    const text = constant(enumValuesName(name), all, ending);
    return ofSchema ? text : `${text}\n\nexport type ${name} = (typeof ${enumValuesName(name)})[number];`;
  });
  const names = enums.filter(({ ofSchema }) => ofSchema).map(({ name }) => name);
  const types = names.length === 0 ? '' : `${namesLine('export type', names)}\n\n`;
  const messages = Object.fromEntries(
    enums.map(({ name, values }) => [
      name,
      Object.fromEntries(values.map(({ value, label }) => [value, label])),
    ]),
  );
  return file.finish(`${types}${parts.join('\n\n')}\n\n${constant('enumMessages', messages, ' as const')}`);
}
