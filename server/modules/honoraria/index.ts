export { honorariaNoun } from './honorariaNoun.ts';
export { freezeHonoraria, unfreezeHonoraria } from './service.ts';
export { keepHonorariaSettings } from './settings.ts';
