import type { Ask, Fields } from '../factories/records.ts';

interface ClientErrorBody {
  readonly message: string;
  readonly extensions?: {
    readonly code?: string;
    readonly validation?: Readonly<Record<string, readonly string[]>>;
    readonly changed?: Fields;
  };
}

export interface Answer {
  readonly data: Fields | null;
  readonly errors?: readonly ClientErrorBody[];
}

/** Somebody who is signed in (or nobody), and what they can do. */
export interface Client {
  readonly send: (query: string, variables?: Fields) => Promise<Answer>;
  /** Like `send`; throws where the answer holds errors. */
  readonly ask: Ask;
}

export function client(send: Client['send']): Client {
  return {
    send,
    ask: async (query, variables) => {
      const { data, errors } = await send(query, variables);
      if (errors !== undefined || data === null)
        throw new Error(`${query}\n${JSON.stringify(variables)}\n${JSON.stringify(errors)}`);
      return data;
    },
  };
}

/** 'ok', or the code of the first error. */
export const outcomeOf = (answer: Answer): string =>
  answer.errors?.[0]?.extensions?.code ?? (answer.errors === undefined ? 'ok' : 'UNKNOWN');

/** Messages by input path of an answer that refuses its input. */
export const validationOf = (answer: Answer): Readonly<Record<string, readonly string[]>> =>
  answer.errors?.[0]?.extensions?.validation ?? {};
