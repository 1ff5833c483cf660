import { inLine } from './elements.ts';
import type { PaperNode, WordNode } from './PaperNode.ts';

/** Shorter ones fit into the narrowest column of a few, and of many. */
const shortest = 9;
const shortestOfCrowd = 4;
/** As long as a field may be; what is longer is no word that anybody reads. */
const longest = 2_000;
/** Scripts that are broken between any two letters, by what their words are, or that are joined into one stroke. */
const others = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Arabic'];
const unbroken = others.map((script) => `\\p{Script=${script}}`).join('');
/** The blank within an amount holds it together. */
const letter = `(?:[^\\s\u200b\u00ad/\\p{Dash}${unbroken}]|[\u00a0\u202f])`;
const longer = (least: number) => new RegExp(`(${letter}{${least},}[/\\p{Dash}]?)`, 'gu');
const [long, longInCrowd] = [longer(shortest), longer(shortestOfCrowd)];

/** A text with its long words apart. */
export const withLongWords = (text: string, isCrowded: boolean): readonly (string | WordNode)[] =>
  text.split(isCrowded ? longInCrowd : long).flatMap((part, index) => {
    if (part === '') return [];
    const isPlain = index % 2 === 0 || part.length > longest;
    return [isPlain ? part : ({ t: 'word', c: [part] } as const)];
  });

/** How long the longest of them is in a text, blocks of its own within it apart; nothing where there is none. */
export function longestIn(nodes: readonly PaperNode[]): { readonly long?: number } {
  const longest = lengthIn(nodes);
  return longest === 0 ? {} : { long: longest };
}

function lengthIn(nodes: readonly PaperNode[]): number {
  return nodes.reduce<number>((most, node) => {
    if (typeof node === 'string') return most;
    if (node.t === 'word') return Math.max(most, node.c[0].length);
    return inLine.has(node.t) && 'c' in node && node.c ? Math.max(most, lengthIn(node.c)) : most;
  }, 0);
}
