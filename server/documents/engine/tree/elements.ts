import { type ChildNode, type Element, isTag } from 'domhandler';
import type { BlockNode, InlineNode, PaperNode } from './PaperNode.ts';

/** What is not named here is read for what stands in it. */
export const blocks: Readonly<Record<string, BlockNode['t']>> = {
  p: 'p',
  div: 'div',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'quote',
  pre: 'pre',
  hr: 'hr',
};
export const inlines: Readonly<Record<string, InlineNode['t']>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  mark: 'mark',
  span: 'span',
  a: 'a',
  br: 'br',
};
/** What stands in these was not written to be read. */
export const silent = new Set(
  'script style iframe object embed template noscript head title svg math select textarea audio video canvas'.split(
    ' ',
  ),
);
/** What goes on in the line it stands in. */
export const inLine = new Set<Exclude<PaperNode, string>['t']>([
  'word',
  'missing',
  ...Object.values(inlines).filter((kind) => kind !== 'br'),
]);
export const headings = /^h([1-6])$/;

/** The tags of a body, from its end; without recursion, however deep it is. */
export function* tagsIn(children: readonly ChildNode[]): Generator<Element> {
  const waiting = [...children];
  for (let child = waiting.pop(); child !== undefined; child = waiting.pop()) {
    if (!isTag(child)) continue;
    yield child;
    waiting.push(...child.children);
  }
}
