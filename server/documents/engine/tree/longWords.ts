import type { PaperNode, WordNode } from './PaperNode.ts';

/** Shorter ones fit into the narrowest column that says how wide it is. */
const shortest = 9;
/** As long as a field may be; what is longer is no word that anybody reads. */
const longest = 2_000;
/** Scripts that are broken between any two letters, by what their words are, or that are joined into one stroke. */
const others = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Arabic'];
const unbroken = others.map((script) => `\\p{Script=${script}}`).join('');
const longWords = new RegExp(`([^\\s\u200b\u00ad/\\p{Dash}${unbroken}]{${shortest},}[/\\p{Dash}]?)`, 'gu');

/** A text with its long words apart. */
export const withLongWords = (text: string): readonly (string | WordNode)[] =>
  text.split(longWords).flatMap((part, index) => {
    if (part === '') return [];
    const isPlain = index % 2 === 0 || part.length > longest;
    return [isPlain ? part : ({ t: 'word', c: [part] } as const)];
  });

const inline = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'mark', 'missing', 'span', 'a']);

/** Whether one of them stands in a text, and not in a block of its own within it. */
export const holdsLongWord = (nodes: readonly PaperNode[]): boolean =>
  nodes.some((node) => {
    if (typeof node === 'string') return false;
    if (node.t === 'word') return true;
    return inline.has(node.t) && 'c' in node && node.c !== undefined && holdsLongWord(node.c);
  });
