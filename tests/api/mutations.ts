/** Documents of the mutations that every noun has; the record that is written is `made`. */

const idOf = (type: string): string => (type === 'User' ? 'ID' : 'id');

const saving =
  (verb: 'create' | 'update', inputType: 'Create' | 'Update') =>
  (type: string, fields = idOf(type)): string =>
    `mutation ($input: ${inputType}${type}Input!) { made: ${verb}${type}(input: $input) { ${fields} } }`;

export const creating = saving('create', 'Create');
export const updating = saving('update', 'Update');

const ofOne =
  (verb: 'delete' | 'restore') =>
  (type: string): string =>
    `mutation ($id: ID!) { made: ${verb}${type}(id: $id) { ${idOf(type)} } }`;

export const deleting = ofOne('delete');
export const restoring = ofOne('restore');
