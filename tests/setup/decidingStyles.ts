import { StyleSheet } from '@emotion/sheet';

/** What decides whether somebody meets an element; the rest is drawn, and nothing here is. */
const deciding = /(?<=[;{])\s*(?:display|visibility|pointer-events)\s*:[^;{}]*/g;

const decidingOf = (rule: string): string =>
  rule.replaceAll(/\{[^{}]*\}/g, (block) => `{${(block.match(deciding) ?? []).join(';')}}`);

// oxlint-disable-next-line typescript/unbound-method -- it is called with its sheet
const { insert } = StyleSheet.prototype;

// Whoever looks for a role or a name asks for styles, which jsdom works out anew from every rule of the page. A worker
// comes here before each of its files, and has one class for all of them.
if (insert.name !== 'insertDeciding')
  StyleSheet.prototype.insert = function insertDeciding(rule: string): void {
    if (rule.search(deciding) !== -1) insert.call(this, decidingOf(rule));
  };
