/**
 * A statement with this in its text is planned for the values at hand, each time: the right plan hangs on them. On a
 * connection that plans all its statements so, it is parsed once nevertheless.
 */
export const plannedAnew = '/* planned anew */';
