export { honorariaNoun } from './honorariaNoun.ts';
export { freezeHonoraria, honorariaToFreeze, unfreezeHonoraria } from './service.ts';
export { keepHonorariaSettings } from './settings.ts';
