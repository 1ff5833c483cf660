import type { ReadField } from './FieldShapes.ts';

/** More than this is no line that is read at a glance. */
const most = 3;

const telling = ['email', 'date', 'countryCode'];

/** The path by which a field tells two records of one name apart: a related record, an e-mail address, a day. */
function pathOf({ name, shape }: ReadField): readonly string[] {
  if (shape.kind === 'reference') return [`${name}.${shape.representation[0] ?? shape.idField}`];
  return shape.kind === 'scalar' && !shape.list && telling.includes(shape.scalar) ? [name] : [];
}

/** What stands below a name where several have the same: first of what the header shows, then of all that a list reads. */
export function tellApart(
  fields: readonly ReadField[],
  {
    columns,
    facts = [],
  }: { readonly columns: readonly string[]; readonly facts?: readonly string[] | undefined },
  representation: readonly string[],
): readonly string[] {
  const named = representation.map((path) => path.split('.')[0]);
  const listed = fields.filter(({ name }) => columns.includes(name) && !named.includes(name));
  const shown = facts.flatMap((fact) => listed.filter(({ name }) => name === fact).flatMap(pathOf));
  const others = listed.filter(({ shape }) => shape.kind === 'scalar').flatMap(pathOf);
  return [...new Set(shown.length > 0 ? shown : others)].slice(0, most);
}
