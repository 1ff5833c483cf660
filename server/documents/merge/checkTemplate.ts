import { formatsOf } from './formatValue.ts';
import type { MergeWorld } from './MergeWorld.ts';
import { type Piece, readTemplate } from './readTemplate.ts';
import { isAbout, resolvePath } from './resolvePath.ts';
import { type Use, usesIn } from './usesIn.ts';

/** Something in a template that cannot be filled. */
interface TemplateProblem {
  readonly path: string;
  readonly message: string;
}

const whens = new Set(['set', 'empty', 'is', 'is-not']);

/** What in a template on these kinds of records the contract cannot fill; each thing once. */
export const checkTemplate = (
  world: MergeWorld,
  html: string,
  contexts: readonly string[],
): readonly TemplateProblem[] => checkPieces(world, readTemplate(html), contexts);

export function checkPieces(
  world: MergeWorld,
  pieces: readonly Piece[],
  contexts: readonly string[],
): readonly TemplateProblem[] {
  const problems = usesIn(pieces).flatMap((use) => {
    const message = problemOf(world, use, contexts);
    return message === null ? [] : [{ path: use.path, message }];
  });
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}

function problemOf(world: MergeWorld, use: Use, contexts: readonly string[]): string | null {
  const { path, kind, inside } = use;
  const found = resolvePath(world, path);
  if (!found) return `There is no field ${path}.`;
  const at = 'words' in found ? found : found.at;
  const isList = 'words' in found && found.lists.at(-1) === path;
  if (!isAbout(at, contexts))
    return `${path} takes its value from ${at.words[0] ?? path}, which the template is not about.`;
  if (kind === 'repeat' && !isList) return `${path} is no list that could be repeated.`;
  if (kind === 'field' && 'words' in found) return `${path} is no single value.`;
  if (kind === 'condition' && 'words' in found && !isList)
    return `${path} is no value that can be asked for.`;
  if (kind === 'condition' && !whens.has(use.when ?? '')) return `${path} is asked for in no known way.`;
  // A list as a whole may be repeated, or asked for, from outside.
  const around = isList ? at.lists.slice(0, -1) : at.lists;
  const isOutside = around.some(
    (list) => !inside.some((each) => each === list || each.startsWith(`${list}.`)),
  );
  if (isOutside && !isList) return `${path} stands outside the list that it is taken from.`;
  if (use.format !== null && !('words' in found) && !formatsOf(found).includes(use.format))
    return `${path} cannot be written as “${use.format}”.`;
  return null;
}
