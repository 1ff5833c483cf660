import { constants } from 'node:zlib';

/** The default is made for files that are packed once; answers are packed once each. */
export const brotliSpeed = { [constants.BROTLI_PARAM_QUALITY]: 4 };
