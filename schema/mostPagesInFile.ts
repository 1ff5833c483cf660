/** Letters put into one file: of twice as many pages the layout takes more memory than it is given. */
export const mostPagesInFile = 500;
