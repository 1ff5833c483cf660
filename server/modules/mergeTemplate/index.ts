export { bookingsOfEvent } from './bookingsOfEvent.ts';
export { withGlyphPlaces } from './glyphPlaces.ts';
export { mergeTemplateNoun } from './mergeTemplateNoun.ts';
export { mergeWorld, type SourceInput, sourcesOf, zoneIn, zonePaths } from './mergeWorld.ts';
export { layoutOf, namePatternOf } from './paperOf.ts';
export { useTemplate } from './service.ts';
export { keepStandardTemplates, templateColumns } from './standard/keepStandardTemplates.ts';
export { type StandardTemplate, standardTemplates } from './standard/standardTemplates.ts';
export { brokenTemplates, inWords, recheckTemplates } from './recheckTemplates.ts';
