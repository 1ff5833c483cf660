/** Whether an Accept header names a media type, in lower case here, by itself; with `q=0` it says that it does not take it. */
export const namesType = (header: string | undefined, type: string): boolean =>
  (header ?? '').split(',').some((range) => {
    const [named, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return named === type && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
  });
