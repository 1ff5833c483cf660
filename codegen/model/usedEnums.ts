import type { InputField, InputShape, ReadField, ReadShape } from './FieldShapes.ts';
import type { ResourceModel } from './ResourceModel.ts';

/** The enums that some screen shows, asks for or filters by. */
export function usedEnums(resources: readonly ResourceModel[]): ReadonlySet<string> {
  const used = new Set<string>();
  const visit = (shape: ReadShape | InputShape): void => {
    if (shape.kind === 'enum') used.add(shape.enum);
    if (shape.kind === 'object' || shape.kind === 'objects')
      (shape.fields as readonly (ReadField | InputField)[]).forEach((field) => visit(field.shape));
    if (shape.kind === 'nested') [...shape.create, ...shape.update].forEach((field) => visit(field.shape));
  };
  for (const resource of resources) {
    const members = [
      ...resource.fields,
      ...resource.filters,
      ...resource.createInputs,
      ...resource.updateInputs,
    ];
    members.forEach((field) => visit(field.shape));
    const { columns = [], relations = [] } = resource.conditions ?? {};
    [...columns, ...relations.flatMap((relation) => relation.columns)].forEach(
      ({ shape }) => shape && visit(shape),
    );
  }
  return used;
}
