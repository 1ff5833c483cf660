/** How a gap is written. */
interface GapOptions {
  readonly required?: true;
  readonly fallback?: string;
  readonly format?: string;
}

/** The pieces that standard templates are written with, in the HTML that the editor writes. */
export function gap(path: string, { required, fallback, format }: GapOptions = {}): string {
  const attributes = [
    `data-merge-field="${path}"`,
    ...(required ? ['data-required="true"'] : []),
    ...(fallback === undefined ? [] : [`data-fallback="${fallback}"`]),
    ...(format === undefined ? [] : [`data-format="${format}"`]),
  ];
  return `<span ${attributes.join(' ')}>${path}</span>`;
}

export const p = (...parts: readonly string[]): string => `<p>${parts.join('')}</p>`;
export const right = (...parts: readonly string[]): string =>
  `<p style="text-align:right">${parts.join('')}</p>`;
export const centred = (...parts: readonly string[]): string =>
  `<p style="text-align:center">${parts.join('')}</p>`;
export const strong = (text: string): string => `<strong>${text}</strong>`;
export const lines = (...all: readonly string[]): string => p(all.join('<br>'));

/** Once for each member of a list. */
export const each = (list: string, ...blocks: readonly string[]): string =>
  `<div data-repeat="${list}">${blocks.join('')}</div>`;

/** Only where there is a value. */
export const where = (path: string, ...blocks: readonly string[]): string =>
  `<div data-condition="${path}" data-when="set">${blocks.join('')}</div>`;

/** Only where the value is this one. */
export const whereIs = (path: string, value: string, ...blocks: readonly string[]): string =>
  `<div data-condition="${path}" data-when="is" data-value="${value}">${blocks.join('')}</div>`;

const row = (cells: readonly string[], tag: 'td' | 'th', attributes = ''): string =>
  `<tr${attributes}>${cells.map((cell) => `<${tag}>${isBlock(cell) ? cell : p(cell)}</${tag}>`).join('')}</tr>`;

const isBlock = (cell: string): boolean => /^<(?:p|div)\b/.test(cell);

/** A table with a row for each member of a list, or for those of which something is true; its head is repeated on each page. */
export const listTable = (
  list: string,
  columns: readonly (readonly [head: string, cell: string])[],
  onlyWhere?: string,
): string => {
  const condition =
    onlyWhere === undefined ? '' : ` data-condition="${onlyWhere}" data-when="is" data-value="yes"`;
  const heads = columns.map(([head]) => head);
  const cells = columns.map(([, cell]) => cell);
  return table(row(heads, 'th'), row(cells, 'td', ` data-repeat="${list}"${condition}`));
};

/** A table of facts, each with what it is called. */
export const facts = (all: readonly (readonly [called: string, value: string])[]): string =>
  table(...all.map(([called, value]) => `<tr><th>${p(called)}</th><td>${p(value)}</td></tr>`));

const table = (...rows: readonly string[]): string => `<table><tbody>${rows.join('')}</tbody></table>`;

/** '12 – 13 March 2027' of an event. */
export const eventDays = gap('centreEvent.dateStart', { required: true, format: 'days' });
export const eventName = gap('centreEvent.name', { required: true });
export const venue = `${gap('centreEvent.trainingCentre.name', { required: true })}, ${gap('centreEvent.trainingCentre.city')}`;
