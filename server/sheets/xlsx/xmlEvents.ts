import { SaxesParser } from 'saxes';
import { damaged } from './openWorkbook.ts';

export type XmlEvent =
  | { readonly type: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly type: 'close'; readonly name: string }
  | { readonly type: 'text'; readonly text: string };

/** Names without the prefix that some writers give them. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** What stands in a part, in its order, a piece of the file at a time. Entities of its own make it end: none is needed. */
export async function* xmlEvents(content: AsyncIterable<Uint8Array>): AsyncGenerator<readonly XmlEvent[]> {
  let events: XmlEvent[] = [];
  let isBroken = false;
  const parser = new SaxesParser();
  parser.on('error', () => (isBroken = true));
  parser.on('doctype', () => (isBroken = true));
  parser.on('opentag', ({ name, attributes }) =>
    events.push({ type: 'open', name: local(name), attributes: { ...attributes } }),
  );
  parser.on('closetag', ({ name }) => events.push({ type: 'close', name: local(name) }));
  parser.on('text', (text) => events.push({ type: 'text', text }));
  parser.on('cdata', (text) => events.push({ type: 'text', text }));
  const decoder = new TextDecoder();
  const read = (text: string) => {
    parser.write(text);
    if (isBroken) throw damaged();
    const found = events;
    events = [];
    return found;
  };
  try {
    for await (const part of content) yield read(decoder.decode(part, { stream: true }));
  } catch (error) {
    throw error instanceof Error && error.name === 'UnreadableFile' ? error : damaged();
  }
}
