export { costService } from './service.ts';
