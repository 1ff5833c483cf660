import type { MessageTree } from '../i18n/mergeMessages.ts';

/** The words that were generated say all. */
export const labels: MessageTree = {};
