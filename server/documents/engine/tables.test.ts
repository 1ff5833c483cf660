import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '#tests/setup/readPdf.ts';
import type { Paper } from './DocumentEngine.ts';
import { aLetter, upright } from './testing/aLetter.ts';
import { TypstEngine } from './TypstEngine.ts';

const engine = new TypstEngine();
afterAll(() => engine.close());

const printed = async (body: string, rest: Partial<Paper> = {}) =>
  readPdf((await engine.render(aLetter(body, rest))).bytes);
const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`;

describe('a table', () => {
  it('repeats its head on each page', async () => {
    const rows = Array.from({ length: 90 }, (_, n) => `<tr><td>${n}</td><td>Person ${n}</td></tr>`).join('');
    const { pages } = await printed(
      `<table><thead><tr><th>Number</th><th>Name</th></tr></thead><tbody>${rows}</tbody></table>`,
    );
    expect(pages.length).toBeGreaterThan(1);
    const texts = pages.map((lines) => lines.join(' '));
    for (const text of texts) expect(text.match(/Number Name/g)).toHaveLength(1);
    expect(texts.join(' ').match(/Person \d+/g)).toHaveLength(90);
  });

  it('keeps cells in their columns beside cells that are several rows high', async () => {
    const { pages } = await printed(
      `<table><tr><td rowspan="2">tall</td><td>B1</td><td>C1</td></tr><tr><td>B2</td></tr>
        <tr><td>A3</td><td>B3</td><td>C3</td></tr></table>`,
    );
    // Else A3 would stand where the second row has no third cell.
    expect(pages[0]?.join(' ')).toMatch(/B2 .*A3 B3 C3/);
  });

  it('keeps columns on the page that were drawn wider', async () => {
    const sentence = 'word '.repeat(30).trim();
    const { pages } = await printed(
      `<table><tr><td colwidth="900">one</td><td colwidth="900">${sentence}</td></tr></table>`,
    );
    // Half of a page holds no thirty words in a line.
    expect(pages[0]?.length).toBeGreaterThan(2);
  });

  it('keeps a date in one line beside longer texts', async () => {
    const cells = [
      '22 Jun 2027',
      '09:00–09:30',
      'Anatomy, patient selection and consent',
      'Dr. Katerina Nikiforou',
    ];
    const { pages } = await printed(`<table>${row(cells)}</table>`);
    expect(pages[0]?.join(' ')).toContain('22 Jun 2027 09:00–09:30');
  });

  it('prints twenty columns smaller, no word broken or over its neighbour', async () => {
    const cells = [
      ...[
        'Dr. Estefânia Gonçalves-Prado',
        'Portugal',
        'Trainee',
        'Pending',
        '21 Jun 2027',
        'Bologna',
        'XQ 305',
      ],
      ...['24 Jun 2027', 'Bologna', 'XQ 476', '3', 'Hotel Lindenhof', 'Single', 'Vegetarian', 'Latex', 'No'],
      ...['Physical medicine', 'University Clinic Thessaloniki', 'Lisboa', ''],
    ];
    const body = `<table>${row(cells).repeat(12)}</table>`;
    const options = { ...upright, orientation: 'landscape' } as const;
    const { pages } = await printed(body, { options });
    expect(pages).toHaveLength(1);
    const text = pages[0]?.join(' ') ?? '';
    for (const word of ['Portugal', 'Gonçalves', 'Lindenhof', 'Vegetarian', 'medicine', 'Thessaloniki'])
      expect(text.split(word)).toHaveLength(13);
  });
});
