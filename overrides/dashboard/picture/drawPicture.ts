import type { LegendEntry } from '../charts/Legend.tsx';

/** Where a chart is drawn, and what it says above it. */
interface Picture {
  readonly title: string;
  readonly lead: string;
  readonly legend: readonly LegendEntry[];
  readonly charts: readonly SVGSVGElement[];
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly font: string;
}

export interface DrawnPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const padding = 16;
const kept = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'visibility',
] as const;

/** A file has no style sheets: what they say is written onto each shape. */
function withStyles(source: SVGElement): SVGElement {
  const copy = source.cloneNode(true);
  if (!(copy instanceof SVGElement)) throw new Error('A picture is copied as one.');
  const originals = [source, ...source.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, index) => {
    const style = getComputedStyle(original);
    const target = copies[index];
    for (const name of kept) {
      const value = style.getPropertyValue(name);
      if (value !== '') target?.setAttribute(name, value);
    }
    target?.removeAttribute('class');
    target?.removeAttribute('style');
  });
  return copy;
}

const space = 'http://www.w3.org/2000/svg';

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text?: string,
): SVGElement {
  const made = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
}

/** Title, legend and charts below each other, as one SVG that stands by itself. */
export function drawPicture({
  title,
  lead,
  legend,
  charts,
  surface,
  text,
  muted,
  font,
}: Picture): DrawnPicture {
  const boxes = charts.map((chart) => chart.getBoundingClientRect());
  const width = Math.max(...boxes.map((box) => box.width), 320) + 2 * padding;
  const root = element('svg', { xmlns: space, width, 'font-family': font });
  const background = element('rect', { width, fill: surface });
  root.append(background);
  root.append(
    element('text', { x: padding, y: padding + 12, 'font-size': 14, 'font-weight': 600, fill: text }, title),
  );
  root.append(element('text', { x: padding, y: padding + 30, 'font-size': 12, fill: muted }, lead));
  let x = padding;
  let y = padding + 52;
  for (const { label, fill, value } of legend) {
    const words = value === undefined ? label : `${label} ${value}`;
    const length = 20 + words.length * 6.6 + 16;
    if (x + length > width && x > padding) {
      x = padding;
      y += 18;
    }
    root.append(element('rect', { x, y: y - 10, width: 12, height: 12, rx: 3, fill: fill.colour }));
    root.append(element('text', { x: x + 18, y, 'font-size': 12, fill: muted }, words));
    x += length;
  }
  y += padding;
  charts.forEach((chart, index) => {
    const box = boxes[index];
    const copy = withStyles(chart);
    for (const [key, value] of [
      ['x', padding],
      ['y', y],
      ['width', box?.width ?? 0],
      ['height', box?.height ?? 0],
    ] as const)
      copy.setAttribute(key, String(value));
    root.append(copy);
    y += (box?.height ?? 0) + 8;
  });
  const height = Math.ceil(y + padding - 8);
  root.setAttribute('height', String(height));
  root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  background.setAttribute('height', String(height));
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}
