import { serveParent } from '../children/serveParent.ts';
import { inspectPdf } from './inspectPdf.ts';

serveParent(inspectPdf);
