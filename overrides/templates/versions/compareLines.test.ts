// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { PieceWords } from '../editor/PieceWords.ts';
import { compareLines } from './compareLines.ts';
import { templateLines } from './templateLines.ts';

const words: PieceWords = {
  field: ({ field, required }) => ({ name: field, notes: required ? 'required' : '' }),
  repeat: ({ repeat }) => `For each of ${repeat ?? ''}`,
  condition: ({ condition }) => `Only if ${condition ?? ''}`,
  pageBreak: 'Page break',
  edit: String,
  remove: String,
};

it('a template reads line by line, its pieces in words', () => {
  const html =
    '<h1>Letter</h1><p>Dear <span data-merge-field="name" data-required="true">x</span>,<br>welcome</p>' +
    '<div data-repeat="items"><p>One</p><div data-condition="visa"><p>Two</p></div></div>' +
    '<div data-page-break=""></div><table><tr data-repeat="days"><td><p>A</p></td><td><p>B</p></td></tr></table>' +
    '<p><img src="data:," alt="Seal"></p>';
  expect(templateLines(html, words)).toEqual([
    'Letter',
    'Dear [name, required],',
    'welcome',
    'For each of items',
    'One',
    'Only if visa',
    'Two',
    'Page break',
    'For each of days',
    'A | B',
    '[Seal]',
  ]);
});

const marked = (own: string) => ({ text: own, isOwn: true });
const plain = (text: string) => ({ text, isOwn: false });

it('what only one of two versions says is marked, within the line where it stands', () => {
  const pairs = compareLines(
    ['Dear you', 'we meet in May', 'bye'],
    ['Dear you', 'we meet in June', 'and', 'bye'],
  );
  expect(pairs).toEqual([
    { before: [plain('Dear you')], after: [plain('Dear you')] },
    { before: [plain('we meet in '), marked('May')], after: [plain('we meet in '), marked('June')] },
    { before: null, after: [marked('and')] },
    { before: [plain('bye')], after: [plain('bye')] },
  ]);
});
