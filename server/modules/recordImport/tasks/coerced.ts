import { type GraphQLInputObjectType, isInputObjectType } from 'graphql';
import { coercedInput } from '#server/graphql/write/coercedInput.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { REQUIRED } from '#server/graphql/write/inspect.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { ImportField } from '../mapping/importFields.ts';
import type { ImportPlan } from './importPlan.ts';
import type { RowProblem } from './rowProblems.ts';

/** What cells say, by the path of their input. */
type Given = ReadonlyMap<string, unknown>;

/** The input as GraphQL takes it from a form: the same scalars, the same defaults. */
export function coerced(
  { context }: WriteSession,
  plan: ImportPlan,
  { id, given }: { readonly id: string | null; readonly given: Given },
  problems: RowProblem[],
): Input {
  const type = context.schema.getType(`${id === null ? 'Create' : 'Update'}${plan.of.type}Input`);
  if (!isInputObjectType(type)) {
    problems.push({ field: null, message: 'Records of this kind cannot be changed.' });
    return {};
  }
  if (id === null && plan.creates)
    problems.push(...missingIn(plan, given, new Set(problems.map(({ field }) => field))));
  const isTold = problems.length > 0;
  const refuse = (path: string, message: string) => {
    // What is missing was told above, or is so for a cell that was.
    if (isTold && message === REQUIRED) return;
    problems.push({ field: path === '' ? null : path, message });
  };
  const input = nested(given);
  return id === null ? (coercedInput(input, type, refuse) as Input) : { ...changed(input, type, refuse), id };
}

/** Each value for itself: what an update demands besides (spec §5) stays as it is where the file says nothing of it. */
function changed(
  input: Input,
  type: GraphQLInputObjectType,
  refuse: (path: string, message: string) => void,
): Input {
  const members = Object.values(type.getFields()).filter(({ name }) => name in input);
  return Object.fromEntries(
    members.map((member) => [
      member.name,
      coercedInput(input[member.name], member.type, (path, message) =>
        refuse(path === '' ? member.name : `${member.name}.${path}`, message),
      ),
    ]),
  );
}

function missingIn(
  { of, columns, labelOf }: ImportPlan,
  given: Given,
  wrong: ReadonlySet<string | null>,
): readonly RowProblem[] {
  const isGiven = ({ within }: ImportField) =>
    within === null || [...given.keys()].some((path) => path.startsWith(`${within}.`));
  const isNamed = (name: string) => columns.some(({ field }) => field.field === name);
  return [...of.fields.values()]
    .filter((field) => field.required && given.get(field.field) === undefined && !wrong.has(field.field))
    .filter(isGiven)
    .map(({ field }) =>
      isNamed(field)
        ? { field, message: REQUIRED }
        : { field: null, message: `A new record needs ${labelOf(field)}, which has no column.` },
    );
}

/** {participant: {connect: 5}} of 'participant.connect'. */
function nested(given: Given): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of given) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let object = root;
    for (const name of names) object = (object[name] ??= {}) as Record<string, unknown>;
    object[last] = value;
  }
  return root;
}
