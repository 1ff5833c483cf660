/** The key by which document runs find their template: 'visa-letter' of VISA_LETTER. */
export const templateKeyOf = (runType: string): string => runType.toLowerCase().replaceAll('_', '-');
