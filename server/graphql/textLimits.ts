import {
  type ConstDirectiveNode,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  Kind,
} from 'graphql';

const usualLength = 500;
const usualEntries = 1_000;

type Member = Pick<GraphQLInputField, 'type'> & Partial<Pick<GraphQLInputField, 'astNode'>>;

/** How many characters a text may have here: what the contract says of the member, else of its scalar (`@length`). */
export function longestText(member: Member): number {
  const scalar = getNamedType(member.type);
  return (
    said('length', member.astNode?.directives) ?? said('length', scalar.astNode?.directives) ?? usualLength
  );
}

/** How many entries a list may hold here: what the contract says of the member (`@entries`). */
export const longestList = (member: Member): number =>
  said('entries', member.astNode?.directives) ?? usualEntries;

function said(called: string, directives: readonly ConstDirectiveNode[] = []): number | undefined {
  const value = directives.find(({ name }) => name.value === called)?.arguments?.[0]?.value;
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
}

/** The member of an input type by its name, however the type is wrapped. */
export function memberOf(
  type: GraphQLInputType | null | undefined,
  name: string,
): GraphQLInputField | undefined {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named.getFields()[name] : undefined;
}

/** Half a surrogate pair is no letter, and the database keeps no NUL. */
const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const unstorableText = 'This holds a character that cannot be stored.';

/** What is wrong with a text, whatever it means. */
export function textProblem(text: string, max: number): string | null {
  if (unstorable.test(text)) return unstorableText;
  if (text.length <= max) return null;
  const length = [...text].length;
  return length <= max ? null : `This may have at most ${max} characters; it has ${length}.`;
}

/** What is wrong with a list, whatever is in it. */
export const listProblem = (entries: number, max: number): string | null =>
  entries <= max ? null : `This may hold at most ${max} entries; it holds ${entries}.`;

/** Lists and objects within each other. A document of the editor takes two of them for each of its thirty levels. */
const deepestJson = 100;

/** What is wrong with structured data, whatever it means: its names and texts are stored too, and whoever reads it goes down by recursion. */
export function jsonProblem(value: unknown, around = 0): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? unstorableText : null;
  if (typeof value !== 'object' || value === null) return null;
  if (around === deepestJson) return `This may be nested at most ${deepestJson} levels deep.`;
  for (const [name, member] of Object.entries(value)) {
    const problem = jsonProblem(name) ?? jsonProblem(member, around + 1);
    if (problem !== null) return problem;
  }
  return null;
}
