import { serveParent } from '../children/serveParent.ts';
import type { Paper } from './DocumentEngine.ts';
import { PaperPrinter, type Printed } from './PaperPrinter.ts';

const printer = new PaperPrinter();

serveParent<Paper, Printed>((paper) => printer.print(paper));
