/** The package describes its functions in C; these are the few of its wrapper that are called. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type HeifImage = {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    display: (
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: unknown) => void,
    ) => void;
  };
  /** A decoder with a memory of its own. */
  const newHeif: () => { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } };
  // biome-ignore lint/style/noDefaultExport: it is the package that has one
  export default newHeif;
}
