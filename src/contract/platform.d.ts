/** The few universal names this room may use; it lives on no platform in particular. */
declare class URL {
  static parse(url: string): URL | null;
  readonly protocol: string;
  readonly hostname: string;
}
