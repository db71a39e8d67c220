/** The few globals that the engine may use, so that it runs on any platform. */
declare class URL {
  static parse(url: string): URL | null;
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

declare class TextDecoder {
  constructor(label?: string);
  decode(bytes?: Uint8Array): string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare function atob(base64: string): string;
