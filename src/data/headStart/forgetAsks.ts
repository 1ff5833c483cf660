export type AskStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where this browser keeps what pages asked. */
export const storageName = 'convene-head-start';

export const forgetAsks = (storage: AskStorage = window.localStorage): void =>
  storage.removeItem(storageName);
