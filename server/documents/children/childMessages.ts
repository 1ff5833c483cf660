/** What a child says to its parent: that it can begin, and then one answer for each task, in their order. */
export type ChildMessage<Answer> =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly answer: Answer; readonly memoryBytes: number }
  | { readonly type: 'fault'; readonly message: string };
