// A process of its own does not inherit the loader that reads TypeScript, so it registers its own. Before that what is
// large and no TypeScript: the loader would take seconds over it, and half a gigabyte.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import 'pdfjs-dist/legacy/build/pdf.mjs';
import { register } from 'tsx/esm/api';

register();
await import('./pdfChild.ts');
