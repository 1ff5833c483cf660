import { cellIn } from './cells.ts';
import { stem, type ResourceEmit } from './EmitOptions.ts';
import { printValue } from './text/jsx.ts';
import { block, key } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** fields.tsx: what the page of one record shows. */
export function fieldsFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/fields.tsx`);
  const show = file.use('ShowField', `${options.runtime}/screens/ShowField.tsx`);
  const pieces = resource.fields.map(
    (field) =>
      `${key(field.name)}: ${printValue(cellIn(show, file, options, field), 2, key(field.name).length + 2)}`,
  );
  return file.finish(`export const ${stem(resource)}Fields = ${block('{', pieces, '}', 0)};`);
}
