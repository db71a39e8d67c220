/** The few globals of checks without a server, which browsers, workers, Node and runtimes without Node all have. */
declare class URL {
  constructor(url: string, base?: string | URL);
  static parse(url: string): URL | null;
  readonly href: string;
  readonly hostname: string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: string);
  decode(bytes?: Uint8Array): string;
}

declare function fetch(
  url: URL,
): Promise<{ ok: boolean; status: number; arrayBuffer(): Promise<ArrayBuffer> }>;

declare function btoa(binary: string): string;

/** Without `subtle` on pages that were not loaded over TLS. */
declare var crypto:
  | { readonly subtle?: { digest(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> } }
  | undefined;
