export { sweepImages } from './sweepImages.ts';
