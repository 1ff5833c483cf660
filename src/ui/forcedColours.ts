/**
 * Where the system chooses the colours (Windows' contrast themes), each background is that of the page but for its own
 * colours: what is told by a background is told by one of those there.
 */
export const forcedColours = '@media (forced-colors: active)';
