import type { MessageTree } from '#src/i18n/mergeMessages.ts';

export const labels: MessageTree = {
  resources: { makers: { name: 'Workshop |||| Workshops', fields: { country: 'Where it works' } } },
};
