import { getNamedType, type GraphQLField, type GraphQLOutputType, isLeafType, isObjectType } from 'graphql';

/** Every field to a depth; relations at the last level are left out. */
export function everything(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const leaf = isLeafType(getNamedType(field.type));
    if (!leaf && depth === 0) return [];
    return [`${field.name} ${everything(field.type, depth - 1)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** Fields of one selection, without those that lead to it. */
const mostFields = 700;

/** The same in as many selections as it takes, each with what is no object on the way. */
export function everythingInParts(type: GraphQLOutputType, depth: number): readonly string[] {
  const whole = everything(type, depth);
  const named = getNamedType(type);
  if (!isObjectType(named) || fieldsIn(whole) <= mostFields) return [whole];
  const inner = Object.values(named.getFields()).filter((field) => !isLeafType(getNamedType(field.type)));
  const leaves = everything(type, 0).slice(1, -1);
  const parts = inner.flatMap((field) =>
    everythingInParts(field.type, depth - 1).map((part) => `${field.name} ${part}`),
  );
  return packed(parts).map((together) => `{ ${leaves} ${together} }`);
}

const fieldsIn = (selection: string): number => (selection.match(/\w+/g) ?? []).length;

/** As many together as one selection takes. */
function packed(parts: readonly string[]): readonly string[] {
  const packs: string[] = [];
  for (const part of parts) {
    const last = packs.at(-1);
    if (last === undefined || fieldsIn(last) + fieldsIn(part) > mostFields) packs.push(part);
    else packs[packs.length - 1] = `${last} ${part}`;
  }
  return packs;
}

const given: Readonly<Record<string, string>> = {
  id: '"1"',
  ID: '"1"',
  base: '"EUR"',
  target: '"USD"',
  from: '"2027-02-01"',
  day: '"2027-03-01"',
  text: '"USD,1.2"',
  path: '"/"',
  centre_event_id: '"1"',
  duplicate_id: '"2"',
  than: '"1"',
  participant_ids: '["1", "2", "3"]',
  user_id: '"1"',
  key: '"00000000-0000-4000-8000-000000000001"',
  guid: '"00000000-0000-4000-8000-000000000002"',
  contexts: '[CENTRE_EVENT]',
  ids: '["1"]',
  input: '{ documentGuids: ["00000000-0000-4000-8000-000000000002"], template_id: "1", subject: "Yours" }',
  type: '"Participant"',
  field: '"city"',
  list: '{ type: "Participant" }',
  selection: '{ type: "Participant", ids: ["1"] }',
  changes: '"{}"',
  trainers: '[{ trainer_id: "1", prep_minutes: 5, post_minutes: 0, travel_minutes: 60 }]',
};

/** Queries that read in statements of their own, or what somebody has to make first: each has a test of its own. */
const apart = [
  'documentRun',
  'documentMails',
  'exportedRecords',
  'previewRecordChange',
  'recordImport',
  'recordImportRows',
];

export const isReadApart = ({ name }: GraphQLField<unknown, unknown>): boolean => apart.includes(name);

/** A query of one root field; `more` are arguments besides the required ones. */
export function queryOf(
  field: GraphQLField<unknown, unknown>,
  selection: string,
  more: readonly string[] = [],
): string {
  const required = field.args
    .filter((argument) => argument.name in given)
    .map(({ name }) => `${name}: ${given[name]}`);
  const all = [...required, ...more];
  return `{ ${field.name}${all.length > 0 ? `(${all.join(', ')})` : ''} ${selection} }`;
}
