/** Where this device keeps which mode was chosen; read before the first paint as well. */
export const colourModeKey = 'convene.colourMode';
