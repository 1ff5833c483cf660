import type { ReadField, ReadShape } from '../model/FieldShapes.ts';
import type { ApiModel } from '../model/ResourceModel.ts';
import { constant } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** `money`: the path from the record to the currency; null where the record itself does not say it. */
type Unit = 'minutes' | { readonly money: string | null };

/** units.ts: what the whole numbers of every type count, for those who tell values without their screens. */
export function unitsFile(api: ApiModel): EmittedFile {
  const units = new Map<string, Map<string, Unit>>();
  const visit = (type: string, fields: readonly ReadField[]): void => {
    for (const { name, shape } of fields) {
      if (shape.kind === 'object' || shape.kind === 'objects') visit(shape.type, shape.fields);
      const unit = unitOf(shape);
      const known = units.get(type) ?? new Map<string, Unit>();
      if (unit !== undefined && !known.has(name)) units.set(type, known.set(name, unit));
    }
  };
  for (const { type, fields } of api.resources) visit(type, fields);
  const value = Object.fromEntries([...units].map(([type, fields]) => [type, Object.fromEntries(fields)]));
  return new SourceFile('units.ts').finish(constant('units', value, ' as const'));
}

function unitOf(shape: ReadShape): Unit | undefined {
  if (shape.kind !== 'scalar' || shape.list) return undefined;
  if (shape.scalar === 'minutes') return 'minutes';
  if (shape.scalar !== 'money') return undefined;
  const { currencySource } = shape;
  return { money: currencySource === undefined || currencySource.startsWith('../') ? null : currencySource };
}
