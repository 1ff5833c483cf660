/** The most that an amount which is entered may be, in minor units. */
export const mostEntered = 2_000_000_000;

/**
 * The most that a cost may come to by the units that are planned, in minor units: nine thousand such costs are added up
 * to the last digit, and one is converted to it, also from dinars to rupiahs.
 */
export const mostOfCost = 1_000_000_000_000;
