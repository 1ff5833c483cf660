/** A list within a record that goes back for years is answered from its latest on, and ends here. */
export const rowsLimit = 1_000;
