import { serveParent } from '../children/serveParent.ts';
import type { Paper } from './DocumentEngine.ts';
import { PaperPrinter, type Printed } from './PaperPrinter.ts';

const printer = new PaperPrinter();
// What is read and compiled with the first document is so before one waits for it.
await printer.print({
  title: 'Blank',
  language: 'en',
  options: { paper: 'A4', orientation: 'portrait' },
  bodies: ['<h1>A</h1><table><tr><td><b>B</b></td></tr></table>'],
});

serveParent<Paper, Printed>((paper) => printer.print(paper));
