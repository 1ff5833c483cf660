import type { ItemCommand } from './useItemCommands.ts';

/** What can be done with an item, in the order of its menu, each with its keys. */
export const itemKeys: readonly {
  readonly command: Exclude<ItemCommand, 'add'>;
  readonly keys?: string;
}[] = [
  { command: 'insert' },
  { command: 'duplicate', keys: 'Ctrl+D' },
  { command: 'up', keys: 'Alt+↑' },
  { command: 'down', keys: 'Alt+↓' },
  { command: 'day_before', keys: 'Alt+←' },
  { command: 'day_after', keys: 'Alt+→' },
  { command: 'remove', keys: 'Alt+Delete' },
];
