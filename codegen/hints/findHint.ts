import ts from 'typescript';
import type { SourceText } from '../changes/touchedBy.ts';
import type { HintFault } from './HintFault.ts';

/** The file and line of a hint, as near as can be told: hints are objects of literals, or of constants of their own. */
export function findHint(
  { place, name }: Pick<HintFault, 'place' | 'name'>,
  sources: readonly SourceText[],
): string | undefined {
  const files = sources.map(({ path, text }) =>
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
  );
  const [subject = '', ...steps] = place.length > 1 ? place.slice(1) : place;
  // A word for a type is no hint of it.
  const isHint = ({ initializer }: ts.PropertyAssignment) =>
    place.length === 1 || ts.isObjectLiteralExpression(initializer);
  let found = files.map((file) => keyIn(file, subject, isHint)).find((key) => key !== undefined);
  for (const step of steps) {
    const value = found && valueOf(found, files);
    found = (value && keyIn(value, step)) ?? found;
  }
  const value = found && valueOf(found, files);
  const at = (name !== undefined && value && mentionIn(value, name)) || found;
  if (at === undefined) return undefined;
  const file = at.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(at.getStart()).line + 1}`;
}

/** The first node within another, or itself, that is looked for; the outer before the inner. */
function search<Found extends ts.Node>(
  within: ts.Node,
  isSought: (node: ts.Node) => node is Found,
): Found | undefined {
  return isSought(within) ? within : ts.forEachChild(within, (node) => search(node, isSought));
}

const keyIn = (
  within: ts.Node,
  key: string,
  isKey: (found: ts.PropertyAssignment) => boolean = () => true,
): ts.PropertyAssignment | undefined =>
  search(
    within,
    (node): node is ts.PropertyAssignment =>
      ts.isPropertyAssignment(node) && textOf(node.name) === key && isKey(node),
  );

/** A key of the name, or a text that is the name or a path from it on. */
const mentionIn = (within: ts.Node, name: string): ts.Node | undefined =>
  search(within, (node): node is ts.Node => {
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (!isKey && !ts.isStringLiteral(node)) return false;
    return textOf(node)?.split('.')[0] === name.split('.')[0];
  });

const textOf = (node: ts.Node): string | undefined =>
  ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : undefined;

/** The value of a key; where that names a constant, the constant's. */
function valueOf({ initializer }: ts.PropertyAssignment, files: readonly ts.SourceFile[]): ts.Node {
  if (!ts.isIdentifier(initializer)) return initializer;
  const isConstant = (node: ts.Node): node is ts.VariableDeclaration =>
    ts.isVariableDeclaration(node) && textOf(node.name) === initializer.text;
  return files.map((file) => search(file, isConstant)).find((found) => found !== undefined) ?? initializer;
}
