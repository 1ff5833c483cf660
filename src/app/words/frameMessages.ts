import { shellWords } from '#overrides/index.ts';
import { appMessages } from './appMessages.ts';

/** All that the frame says: the machine's words and the product's. */
export const frameMessages = { ...appMessages, ...shellWords };

export type AppWord = keyof typeof frameMessages;
