import { parseDocument } from 'htmlparser2';
import type { Paper, PaperOptions } from './DocumentEngine.ts';
import { BodyTree, type Budget } from './tree/BodyTree.ts';
import { limits } from './tree/limits.ts';
import { tooLarge } from './tree/PaperRefused.ts';
import { readImages } from './tree/readImages.ts';

interface Data {
  /** What the template of the page reads. */
  readonly data: string;
  readonly images: ReadonlyMap<string, Buffer>;
}

/** In millimetres, upright. */
const sizes: Readonly<Record<PaperOptions['paper'], readonly [number, number]>> = {
  A4: [210, 297],
  A5: [148, 210],
  Letter: [215.9, 279.4],
};
const margins: Readonly<Record<PaperOptions['paper'], number>> = { A4: 22, A5: 15, Letter: 22 };

/** A paper as the template reads it. @throws PaperRefused */
export async function printedData({ title, language, options, bodies }: Paper): Promise<Data> {
  if (bodies.length > limits.bodies) throw tooLarge(`A file may hold at most ${limits.bodies} documents.`);
  const parsed = bodies.map((body) => parseDocument(body).children);
  const images = await readImages(parsed);
  const budget: Budget = { nodes: 0, rows: 0, characters: 0 };
  const [short, long] = sizes[options.paper];
  const [width, height] = options.orientation === 'portrait' ? [short, long] : [long, short];
  const data = JSON.stringify({
    title: title.trim() || 'Document',
    lang: /^[a-z]{2,3}/.exec(language.toLowerCase())?.[0] ?? 'en',
    width,
    height,
    margin: margins[options.paper],
    header: options.header ?? '',
    footer: options.footer ?? '',
    sheet: options.sheet ? [options.sheet.columns, options.sheet.rows] : null,
    bodies: parsed.map((children) => new BodyTree(children, images, budget).nodes()),
  });
  return { data, images: new Map([...images.values()].map(({ name, bytes }) => [name, bytes])) };
}
