/** What react-admin asks of the package of this name, for texts that nobody has worded. */
export const humanize = (text) => {
  const words = text.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const steps = {
  underscore: (text) => text.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase(),
  humanize,
};

export const transform = (text, names) => names.reduce((said, name) => steps[name](said), text);

export const pluralize = (text) => text;

export const inflect = (text) => pluralize(text);
