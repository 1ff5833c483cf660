export interface Config {
  readonly brand: string;
  readonly publicBase?: string;
}
