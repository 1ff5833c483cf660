/** Stands in for the part of Apollo's client that answers fields itself: here the server answers all of them. */
export class LocalState {
  constructor({ cache }) {
    this.cache = cache;
  }

  clientQuery() {
    return null;
  }

  serverQuery(document) {
    return document;
  }

  shouldForceResolvers() {
    return false;
  }

  prepareContext(context) {
    return { ...context, cache: this.cache };
  }

  async addExportedVariables(_document, variables) {
    return { ...variables };
  }

  async runResolvers({ remoteResult }) {
    return remoteResult;
  }
}
