import type { ReadField } from './FieldShapes.ts';
import type { ResourceModel } from './ResourceModel.ts';

/** What screens read, with the type that has it: of records, their parts and rows. */
export const shownFields = (resources: readonly ResourceModel[]) =>
  resources.flatMap(({ type, fields }) => withInner(type, fields));

function withInner(
  type: string,
  fields: readonly ReadField[],
): readonly { readonly type: string; readonly field: ReadField }[] {
  return fields.flatMap((field) => [
    { type, field },
    ...('fields' in field.shape ? withInner(field.shape.type, field.shape.fields) : []),
  ]);
}
