import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

/** A QR code as a drawing that fills its box, with the quiet zone that printers keep. */
export const squareCode = async (payload: string, level: 'L' | 'M' | 'Q' | 'H' = 'M'): Promise<string> => {
  const { svg, error } = await writeBarcode(payload, { format: 'QRCode', options: `ecLevel=${level}` });
  if (error) throw new Error(`no code of ${payload}: ${error}`);
  const [, width = '0', height = width] = /<svg[^>]*?width="(\d+)"[^>]*?height="(\d+)"/.exec(svg) ?? [];
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(
      /<svg[^>]*>/,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges" style="width:100%;height:100%;display:block">`,
    );
};
