export { movePersonInViews } from './movePersonInViews.ts';
export { savedViewEntity, savedViewNoun } from './savedViewNoun.ts';
export { holdPerson, type VisibleView, visibleView } from './viewChoices.ts';
