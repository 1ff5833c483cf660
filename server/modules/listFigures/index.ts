export { listFiguresQueries } from './listFiguresQueries.ts';
