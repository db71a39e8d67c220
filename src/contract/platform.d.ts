/** The few universal globals that the contract may use; it runs on any platform. */
declare class URL {
  static parse(url: string): URL | null;
  readonly protocol: string;
  readonly hostname: string;
}
