export const runPath = (key: string): string => `/documentRuns/${key}`;
export const documentPath = (guid: string): string => `/documents/${guid}`;
export const downloadPath = (guid: string): string => `/downloads/generated/${guid}`;
