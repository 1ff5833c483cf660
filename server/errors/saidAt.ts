import { UserError, type ValidationMessages } from './errors.ts';

/** The argument of an action that stands for an input, by the input's path; `otherwise` is the one for all others. */
type Arguments = Readonly<Record<string, string>> & { readonly otherwise: string };

/** An action without an `input` is refused at the arguments it has, though an input is written by it. */
export async function saidAt<Result>(places: Arguments, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { validation, ...details } = error.extensions as { readonly validation?: ValidationMessages };
    if (validation === undefined) throw error;
    const moved: Record<string, readonly string[]> = {};
    for (const [path, messages] of Object.entries(validation)) {
      const place = places[path] ?? places.otherwise;
      moved[place] = [...(moved[place] ?? []), ...messages];
    }
    throw new UserError(error.code, error.message, { ...details, validation: moved }, error.httpStatus);
  }
}
