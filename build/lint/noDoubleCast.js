const rule = {
  create: (context) => ({
    'TSAsExpression > TSAsExpression'(node) {
      context.report({ node, message: 'A double cast hides a type error.' });
    },
  }),
};

/** Rules of the house that the linter has not. */
export default { meta: { name: 'house' }, rules: { 'no-double-cast': rule } };
